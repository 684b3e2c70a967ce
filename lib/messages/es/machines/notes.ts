import type { Catalog } from '@/lib/messages/en';

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
