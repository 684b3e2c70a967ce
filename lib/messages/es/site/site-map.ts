import type { Catalog } from '@/lib/messages/en';

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
