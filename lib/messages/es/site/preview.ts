import type { Catalog } from '@/lib/messages/en';

export const preview: Catalog['preview'] = {
  label: 'Vista previa',
  until: (moment) => `Hasta el ${moment}, cualquiera que tenga este enlace puede ver esta página.`,
};
