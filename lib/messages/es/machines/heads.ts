import type { Catalog } from '@/lib/messages/en';

export const heads: Catalog['heads'] = {
  cardAlt: (title, site) => `${title}, con el logotipo de ${site}`,
  newsroom: 'redacción',
  notFound: 'Página no encontrada',
  notFoundSentence: 'No encontramos ninguna página en esta dirección.',
  noPost: 'No encontramos ningún artículo en esta dirección.',
  postFailed: (site) => `No podemos cargar este artículo de ${site} en este momento.`,
  later: (title, number) => `${title} - Página ${number}`,
  laterSentence: (sentence, number) => `Página ${number}: ${sentence}`,
  blogKeywords: (city, title) => [`${title.toLowerCase()} de ${city}`, `blog de ${city}`],
};
