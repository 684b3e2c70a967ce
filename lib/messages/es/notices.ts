import type { Catalog } from '@/lib/messages/en';

export const notices: Catalog['notices'] = {
  notice: 'Aviso',
  emergency: 'Emergencia',
  until: 'hasta:',
  updated: 'Actualizado:',
  weatherLink: 'El tiempo y las alertas',
};
