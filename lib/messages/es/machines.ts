import type { Catalog } from '@/lib/messages/en/catalog';

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

export const llm: Catalog['llm'] = {
  pages: 'Páginas',
  sections: 'Secciones',
  posts: 'Artículos',
  about: ({ siteTitle, name, state }, headlines, blog) =>
    `${siteTitle} es un sitio de noticias locales de ${name}, ${state}. ${headlines} Los artículos en ${blog} son nuestros.`,
  ofSamples:
    'Las páginas de las secciones tienen titulares de muestra, escritos por nosotros. Cada uno lleva a una página sobre su tema, y ninguno fue escrito ni proporcionado por la organización de la que trata.',
  ofOthers:
    'Las páginas de las secciones tienen titulares de otros medios. Cada uno nombra su fuente y lleva a la nota completa, que pertenece a ese medio.',
  robots:
    'robots.txt dice para qué puede usar nuestras páginas cada agente; nombre la fuente y ponga un enlace a ella.',
  complete: (email) =>
    `Cada página está completa en su HTML y no necesita JavaScript. Correcciones y preguntas: ${email}.`,
  agents: {
    training: 'Rastreadores que reúnen datos para entrenar modelos de IA',
    search: 'Rastreadores que indexan páginas para búsquedas con IA',
    userFetch: 'Programas que piden páginas para quien usa un asistente de IA',
  },
};

export const notes: Catalog['notes'] = {
  pages: {
    '/': 'las noticias principales y los titulares más recientes',
    '/local-news': 'los titulares locales más recientes',
    '/blog': 'nuestras guías y artículos, los más recientes primero',
    '/partners': 'documentos para nuestros socios',
    '/privacy': 'qué información recibimos y cómo la usamos',
    '/terms': 'las reglas de uso de este sitio',
    '/about': 'quién publica este sitio y cómo se hace',
    '/who-to-call': 'teléfonos de servicios de la ciudad y del condado, según lo que necesite',
    '/rss': 'todos nuestros canales',
    '/corrections': 'en qué nos equivocamos y cuándo lo corregimos',
    '/saved': 'las notas que usted guardó en este navegador',
    '/sample-edition': 'qué es de muestra aquí y qué es real',
    '/sitemap': 'una lista de las páginas principales, las secciones y los artículos recientes',
  },
  events: 'próximos eventos por fecha, para agregar a su calendario',
  eventsElsewhere: 'enlaces a calendarios locales',
  contact: (hasNewsletter) => `noticias, correcciones${hasNewsletter ? ', boletín' : ''} y publicidad`,
  morning: (has) => `${has}, cada mañana`,
  radio: 'nuestra estación, las 24 horas',
  sampleRadio: 'una estación de muestra con música grabada',
  weather: (city) =>
    `el tiempo en ${city}: ahora, las próximas horas, siete días, alertas y la salida y puesta del sol`,
};

export const refusals: Catalog['refusals'] = {
  home: 'Ir a la portada',
  search: 'Buscar en el sitio',
  400: {
    title: 'Esta dirección no es válida',
    sentence: 'Es posible que el enlace esté incompleto o dañado.',
  },
  404: { title: 'Página no encontrada', sentence: 'No hay ninguna publicación en esta dirección.' },
  405: { title: 'Esta solicitud no está permitida', sentence: 'No se puede enviar nada a esta dirección.' },
  414: {
    title: 'Esta dirección es demasiado larga',
    sentence: 'Ninguna página de este sitio tiene una dirección tan larga.',
  },
  429: { title: 'Demasiadas solicitudes', sentence: 'Recibimos demasiadas solicitudes de su conexión.' },
  503: { title: 'El buscador está ocupado', sentence: 'Muchas personas están buscando en este momento.' },
  wait: (seconds) => `Inténtelo de nuevo en ${seconds} segundo${seconds === 1 ? '' : 's'}.`,
  absent: 'No encontrado.',
  notNow: 'No disponible en este momento.',
  noPicture: 'La imagen no está disponible en este momento.',
  badPicture: 'Esta dirección de imagen no es válida.',
  badPort: 'Pida uno de los puertos de esta estación, por ejemplo ?port=8076.',
  noStation: 'La estación no está disponible en este momento. Inténtelo de nuevo en unos minutos.',
};

export const syndication: Catalog['syndication'] = {
  headlines: (city) => `Titulares locales de ${city} y las notas de nuestra portada.`,
  source: (publisher) => `Fuente: ${publisher}`,
  copyright: (year, site) => `© ${year} ${site}`,
  sectionsOf: (site) => `${site}: secciones`,
};

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
