import type { Catalog } from '@/lib/messages/en';

export const towns: Catalog['towns'] = {
  newsIn: (name) => `Noticias de ${name}`,
  sentence: (name) => `Los titulares más recientes sobre ${name}, de todas las secciones.`,
  keyword: (name) => `noticias de ${name}`,
  feed: 'RSS de esta ciudad',
  events: 'Próximos eventos',
  allEvents: 'Todos los eventos',
  list: 'Ciudades',
  more: 'Más ciudades',
  byTown: 'Noticias por ciudad',
  feeds: 'Canales por ciudad',
};
