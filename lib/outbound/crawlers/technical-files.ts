/** The files for machines that the site map names (requirements section 2). */
export const technicalFiles = [
  { name: 'sitemap.xml', path: '/sitemap.xml', note: 'a list of pages for search engines' },
  { name: 'robots.txt', path: '/robots.txt', note: 'rules for automated visitors' },
  { name: 'llm.txt', path: '/llm.txt', note: 'a guide for language models' },
] as const;
