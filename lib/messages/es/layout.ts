import type { Catalog } from '@/lib/messages/en';

export const layout: Catalog['layout'] = {
  skip: 'Saltar al contenido',
  network: (publications) =>
    `Parte de una red de ${publications.toLocaleString('es-US')} publicaciones locales`,
  newsletter: 'Boletín',
  mainMenu: 'Principal',
  menu: 'Menú',
  sectionsMenu: 'Secciones',
  allSections: 'Todas las secciones',
  search: 'Buscar',
  sampleEdition: 'Edición de muestra',
  updated: 'Actualizado:',
  place: ({ name, state }) => `${name}, ${state}`,
  newsletterTitle: 'Las noticias locales, como prefiera',
  newsletterSentence: 'Suscríbase a nuestro boletín o siga nuestros titulares por RSS. Ambos son gratis.',
  feedsSentence: 'Siga nuestros titulares por RSS. Es gratis y no necesita una cuenta.',
  subscribe: 'Suscribirse al boletín',
  feeds: 'Canales RSS',
  mottoFor: (motto, { name, state }) => `${motto} de ${name}, ${state}.`,
  read: 'Leer',
  about: 'Este sitio',
  localLinks: 'Enlaces locales',
  rights: 'Los titulares pertenecen a sus fuentes. Cada uno lleva a la nota completa.',
  sampleRights: 'Los titulares de muestra son nuestros. Cada uno lleva a una página sobre su tema.',
  sampleNotice: 'Edición de muestra: estos titulares y eventos son ejemplos, no las noticias de hoy.',
  notFound: 'No encontramos esa página',
  notFoundSentence: (hasSections) =>
    `Es posible que la dirección haya cambiado o tenga un error. Haga una búsqueda${hasSections ? ' o elija una sección' : ''}.`,
  breadcrumb: 'Ruta de navegación',
  newTab: 'se abre en otra pestaña',
  returnHome: 'Volver al inicio',
};
