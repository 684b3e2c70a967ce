import type { Catalog } from '@/lib/messages/en';

export const books: Catalog['books'] = {
  description: (siteTitle, shelf) => `Libros en ${siteTitle}: ${shelf}.`,
  keywords: (siteTitle) => ['libros', `libros ${siteTitle}`],
  back: 'Volver al inicio',
  explore: (retailer) => `Vea todos los libros publicados en nuestra página de autor de ${retailer}`,
  inOtherLanguage: 'Los libros están en inglés.',
  sampleShelf:
    'Estante de muestra: aún no tenemos una página de autor. Algunos de estos títulos son inventados: sus enlaces abren una búsqueda.',
  viewAll: (retailer) => `Ver todos los libros en ${retailer}`,
  view: (retailer) => `Ver en ${retailer}`,
  sampleTitle: 'Título de muestra',
  promotion: 'Promoción:',
  samplePromotion: 'Promoción de muestra:',
  notPlaced: (name) => `Esta es una promoción de muestra. No la colocó ${name}.`,
  programTitle: 'Transforme su vida con la sabiduría antigua',
  programSentence: 'Programas acreditados, maestros expertos, planes de estudio completos',
  apply: 'Solicitar admisión',
  learnMore: 'Más información',
  titles: (count) => (count === 1 ? '1 título' : `${count} títulos`),
  sampleOf: (titles) => `un estante de muestra con ${titles}`,
};
