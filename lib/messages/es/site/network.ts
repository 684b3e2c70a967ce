import type { Catalog } from '@/lib/messages/en';

export const network: Catalog['network'] = {
  title: (publications) =>
    `${publications.toLocaleString('es-MX')} ${publications === 1 ? 'publicación local' : 'publicaciones locales'}`,
  description: (title, sentence) => `${title}, por país y estado. ${sentence}`,
  sentence:
    'Cada una reúne los titulares de un lugar, nombra la fuente de cada titular y enlaza a la nota completa.',
  opml: 'Todas para un lector de fuentes (OPML)',
  countries: 'Países',
};
