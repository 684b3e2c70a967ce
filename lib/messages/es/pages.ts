import type { Catalog } from '@/lib/messages/en';

export const pages: Catalog['pages'] = {
  titles: {
    '/': 'Inicio',
    '/local-news': 'Noticias locales',
    '/blog': 'Opinión',
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
    '/rss': 'RSS',
    '/corrections': 'Correcciones',
    '/search': 'Buscar',
    '/sample-edition': 'Edición de muestra',
    '/sitemap': 'Mapa del sitio',
  },
  guides: 'Guías',
  short: {
    '/about': 'Quiénes somos',
    '/privacy': 'Privacidad',
    '/terms': 'Términos',
    '/sitemap': 'Mapa del sitio',
    '/who-to-call': 'A quién llamar',
  },
};
