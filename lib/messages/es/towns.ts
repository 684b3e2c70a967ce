import type { Direction, MapPlace } from '@/lib/messages/en/towns';

const directions: Readonly<Record<Direction, string>> = {
  east: 'al este',
  southeast: 'al sureste',
  south: 'al sur',
  southwest: 'al suroeste',
  west: 'al oeste',
  northwest: 'al noroeste',
  north: 'al norte',
  northeast: 'al noreste',
};

import type { Catalog } from '@/lib/messages/en';

export const towns: Catalog['towns'] = {
  newsIn: (name) => `Noticias de ${name}`,
  sentence: (name) => `Los titulares más recientes sobre ${name}, de todas las secciones.`,
  none: (name) => `Ninguna noticia de nuestras fuentes menciona ${name} en este momento.`,
  keyword: (name) => `noticias de ${name}`,
  feed: 'RSS de esta ciudad',
  events: 'Próximos eventos',
  allEvents: 'Todos los eventos',
  list: 'Ciudades',
  more: 'Más ciudades',
  byTown: 'Noticias por ciudad',
  feeds: 'Canales por ciudad',
  whereNewsIs: 'Dónde está la noticia',
  all: 'Todas las ciudades',
  headlines: (count) => (count === 1 ? '1 titular' : `${count} titulares`),
  mapOf: ({ town, city, direction, area }: MapPlace) => {
    const from = direction ? `, ${directions[direction]} de ${city}` : '';
    return `Mapa: ${town}${from}${area ? `${from ? '' : ','} en ${area}` : ''}`;
  },
};
