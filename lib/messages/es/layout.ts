import type { Catalog } from '@/lib/messages/en/catalog';

export const layout: Catalog['layout'] = {
  skip: 'Saltar al contenido',
  network: (publications) =>
    `Parte de una red de ${publications.toLocaleString('es-US')} publicaciones locales`,
  networkSentence: (banner) => banner.replace(/^Parte de /, 'Es parte de '),
  newsletter: 'Boletín',
  mainMenu: 'Principal',
  menu: 'Menú',
  sectionsMenu: 'Secciones',
  allSections: 'Todas las secciones',
  search: 'Buscar',
  sample: 'Muestra',
  sampleSocial: 'Facebook · Instagram · YouTube',
  sampleEdition: 'Edición de muestra',
  updated: 'Actualizado:',
  place: ({ name, state }) => `${name}, ${state}`,
  newsletterTitle: 'Las noticias locales, como prefiera',
  newsletterSentence: 'Suscríbase a nuestro boletín o siga nuestros titulares por RSS. Ambos son gratis.',
  feedsSentence: 'Siga nuestros titulares por RSS. Es gratis y no necesita una cuenta.',
  subscribe: 'Suscribirse al boletín',
  feeds: 'Canales RSS',
  mottoFor: (motto, { name, state }) => `${motto} de ${name}, ${state}.`,
  useful: 'Información útil',
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
  linksOut: 'Casi todos los enlaces a otros sitios llevan a páginas en inglés.',
  newTab: 'se abre en otra pestaña',
  returnHome: 'Volver al inicio',
};

export const reading: Catalog['reading'] = {
  sign: 'Aa',
  options: 'Opciones de lectura',
  size: { title: 'Tamaño del texto', choices: { '1': 'Normal', '2': 'Grande', '3': 'Muy grande' } },
  colors: { title: 'Colores', choices: { '': 'Como el sistema', light: 'Claros', dark: 'Oscuros' } },
  markNew: 'Señalar lo nuevo desde mi última visita',
  new: 'Nuevo:',
  savedStories: 'Notas guardadas',
  forget: 'Borrar lo que guarda este navegador',
  stays: 'Todo esto se queda en este navegador.',
  tools: 'Guardar o compartir',
  save: 'Guardar',
  unsave: 'Quitar',
  share: 'Compartir',
  said: {
    saved: 'Guardada en este navegador.',
    removed: 'Quitada de sus notas guardadas.',
    full: 'Este navegador no permite que el sitio guarde nada.',
    copied: 'Enlace copiado.',
    ask: '¿Borrar sus preferencias y sus notas guardadas? No se puede deshacer.',
    forgotten: 'Borrado.',
  },
  savedSentence: 'Aquí están las notas que guarda. La lista se queda en este navegador y no se nos envía.',
  nothingSaved:
    'Aún no hay nada guardado. Elija Guardar en el menú al final de la línea de la fuente de un titular, o debajo del título de un artículo.',
  needsScript:
    'Guardar notas requiere JavaScript, que está desactivado en este navegador. Nada de lo que guarda sale del navegador.',
};

export const pages: Catalog['pages'] = {
  titles: {
    '/': 'Inicio',
    '/local-news': 'Noticias locales',
    '/blog': 'Guías',
    '/events': 'Eventos',
    '/community': 'Comunidad',
    '/partners': 'Socios',
    '/faq': 'Preguntas',
    '/contact': 'Contacto',
    '/privacy': 'Política de privacidad',
    '/terms': 'Términos de uso',
    '/about': 'Quiénes somos',
    '/who-to-call': 'A quién llamar',
    '/books': 'Libros',
    '/radio': 'Radio',
    '/weather': 'El tiempo',
    '/morning': 'Resumen de la mañana',
    '/rss': 'RSS',
    '/corrections': 'Correcciones',
    '/search': 'Buscar',
    '/saved': 'Notas guardadas',
    '/sample-edition': 'Edición de muestra',
    '/sitemap': 'Mapa del sitio',
  },
  guides: 'Guías',
  short: {
    '/local-news': 'Locales',
    '/about': 'Quiénes somos',
    '/privacy': 'Privacidad',
    '/terms': 'Términos',
    '/sitemap': 'Mapa del sitio',
    '/who-to-call': 'A quién llamar',
    '/morning': 'Resumen diario',
  },
};

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

export const ads: Catalog['ads'] = {
  label: 'Publicidad',
  paidBy: (sponsor) => `Publicidad · Pagada por ${sponsor}`,
  frame: 'Mensaje de un anunciante',
  findOut: 'Más información',
  advertise: {
    title: 'Llegue a sus vecinos aquí',
    text: 'Este espacio es para negocios locales. Pregúntenos por las tarifas.',
    action: 'Anúnciese aquí',
  },
  banner: 'Espacio para un anuncio de 250 píxeles de alto',
  give: {
    title: 'Ayude en su comunidad',
    text: (charity) => `Este anuncio es nuestro. ${charity} recibe todos los donativos.`,
    action: 'Donar ahora',
  },
};

export const siteMap: Catalog['siteMap'] = {
  description: (site) =>
    `Lista de las páginas de ${site}: páginas principales, secciones, artículos y archivos técnicos.`,
  keywords: ['mapa del sitio'],
  groups: { main: 'Páginas principales', more: 'Más', legal: 'Información legal' },
  posts: 'Artículos',
  allPosts: (total) => `Ver los ${total} artículos`,
  technical: 'Archivos técnicos',
  files: {
    '/sitemap.xml': 'Lista de páginas para buscadores.',
    '/robots.txt': 'Reglas para visitantes automáticos.',
    '/llm.txt': 'Guía para modelos de lenguaje.',
  },
};

export const preview: Catalog['preview'] = {
  label: 'Vista previa',
  until: (moment) => `Hasta el ${moment}, cualquiera que tenga este enlace puede ver esta página.`,
};
