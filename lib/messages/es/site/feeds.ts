import type { Catalog } from '@/lib/messages/en';

export const feeds: Catalog['feeds'] = {
  title: 'Canales RSS',
  description: (site) =>
    `Siga ${site} en un lector de RSS: nuestros artículos y los titulares de cada sección por RSS, Atom y JSON Feed. Gratis y sin cuenta.`,
  keywords: ['RSS', 'canal de noticias', 'OPML'],
  ourPosts: 'Nuestros artículos',
  ofOurPosts: 'Nuestros artículos',
  address: 'Dirección del canal',
  download: 'Descargar el archivo RSS',
  view: 'Ver el canal RSS',
  addToReader: 'Agregar a su lector',
  latest: 'Lo más reciente',
  failedSentence:
    'No podemos cargar nuestros artículos en este momento. La dirección del canal no ha cambiado.',
  noneSentence: 'Los artículos nuevos aparecerán aquí.',
  headlines: 'Titulares',
  headlinesSentence: (city) =>
    `Titulares locales de ${city} y las notas de nuestra portada. Cada titular nombra su fuente y lleva a la nota.`,
  sections: 'Canales por sección',
  downloadAll: 'Descargar OPML',
  sectionsSentence:
    'Titulares por sección, cada uno con el nombre de su fuente y un enlace a la nota. Para agregar todos nuestros canales a un lector de una vez, importe el archivo OPML.',
};
