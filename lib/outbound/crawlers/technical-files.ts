/** The files for machines that the site map names (spec section 2). */
export const technicalFiles = [
  { name: 'sitemap.xml', path: '/sitemap.xml', note: 'every page, for search engines' },
  { name: 'robots.txt', path: '/robots.txt', note: 'who may read what' },
  { name: 'llm.txt', path: '/llm.txt', note: 'a guide for language models' },
] as const;
