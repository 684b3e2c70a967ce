import type { Catalog } from '@/lib/messages/en/catalog';
import type { Direction, MapPlace } from '@/lib/messages/en/front';

export const front: Catalog['front'] = {
  blocks: {
    'local-news': 'Últimas noticias',
    business: 'Economía y negocios',
    politics: 'Política y gobierno',
    health: 'Salud y bienestar',
  },
  subscribe: 'Suscribirse',
  topStories: 'Noticias principales',
  moreNews: 'Más noticias',
  moreHeadlines: 'Más titulares',
  featured: 'Notas destacadas',
  coming: {
    weekend: 'Este fin de semana y la próxima semana',
    week: 'Esta semana y el fin de semana',
  },
  video: 'Video destacado',
  learnAbout: (city) => `Conozca ${city}`,
  readMore: 'Leer más',
  readOn: (site) => `Leer en ${site}`,
  adSpace: 'Espacio publicitario disponible',
  sponsored: 'Patrocinado',
  loading: 'Los titulares se están cargando.',
  none: 'No hay titulares disponibles en este momento.',
  checkBack: 'Vuelva en unos minutos. Mientras tanto, lea',
  ownPosts: 'nuestros artículos',
  today: 'Hoy',
  high: (degrees) => `máx. ${degrees}`,
  rain: (percent) => `lluvia ${percent}%`,
  tonight: (degrees) => `mín. ${degrees}`,
  sunrise: (time) => `El sol sale a las ${time}`,
  sunset: (time) => `El sol se pone a las ${time}`,
  day: {
    name: (city) => `El día en ${city}`,
    now: 'Ahora',
    rise: (time) => `Sale ${time}`,
    set: (time) => `Se pone ${time}`,
    sunrise: 'Salida del sol',
    sunset: 'Puesta del sol',
    events: (count) => `${count} evento${count === 1 ? '' : 's'} hoy`,
  },
  opinion: 'Opinión',
  guide: 'Guía',
  placeName: (name: string) =>
    name.replace(/^(.+) County$/, 'Condado de $1').replace('Los Angeles', 'Los Ángeles'),
  fromCityHall: 'Desde el Ayuntamiento',
  report: 'Reportaje',
  region: 'Región',
  aroundRegion: 'En la región',
};

export const news: Catalog['news'] = {
  seeAll: 'Ver todo',
  showLess: 'Ver menos',
  headlines: 'Titulares',
  sectionFeed: 'RSS de esta sección',
  moreSections: 'Más secciones',
  alsoIn: 'También en',
  alsoInOutlets: (count) => `También en ${count} medios más`,
  by: (author) => `Por ${author}`,
  updated: (ago) => `Actualizado ${ago}`,
  failed: (reason) => `No se pudo cargar el contenido: ${reason}`,
  failedSentence: 'No podemos cargar este contenido en este momento. Inténtelo de nuevo en unos minutos.',
  httpError: (status) => `error HTTP ${status}`,
  fetchFailed: 'la fuente no responde',
  empty: 'No hay contenido por el momento.',
  checkBackForStories: 'Vuelva pronto para ver notas nuevas.',
  checkBackForEvents: 'Vuelva pronto para ver eventos nuevos.',
  noneNow: 'Sin titulares por ahora',
  inLanguage: (language) => ({ text: language === 'en' ? 'En inglés' : 'En otros idiomas' }),
  localIn: (city) => `Noticias locales de ${city}`,
  localSentence: (city) => `Los titulares más recientes de ${city} y sus alrededores.`,
  localKeyword: (city) => `noticias locales de ${city}`,
  featuredLocal: 'Noticia local destacada',
  latestLocal: 'Lo más reciente',
  stayInformed: 'Manténgase informado',
  sendTip: (city, hasNewsletter) =>
    `Envíenos una noticia de ${city}${hasNewsletter ? ' o suscríbase a nuestro boletín' : ''}.`,
  contactUs: 'Escríbanos',
};

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

export const notices: Catalog['notices'] = {
  notice: 'Aviso',
  emergency: 'Emergencia',
  until: 'hasta:',
  updated: 'Actualizado:',
  weatherLink: 'El tiempo y las alertas',
};
