import type { Catalog } from '@/lib/messages/en';

export const embeds: Catalog['embeds'] = {
  open: {
    play: 'Reproducir',
    map: 'Abrir el mapa',
    form: 'Abrir el formulario',
    preview: 'Abrir la vista previa',
  },
  openOn: (host) => `Abrir en ${host}`,
  from: (host) => `De ${host}. Nada se carga de ese sitio hasta que usted presione el botón.`,
};
