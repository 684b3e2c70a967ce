/** The site map. */
export const siteMap = {
  description: (site: string) =>
    `A list of the pages on ${site}: main pages, sections, posts and technical files.`,
  keywords: ['site map'],
  groups: { main: 'Main Pages', more: 'More', legal: 'Legal' },
  posts: 'Posts',
  allPosts: (total: number) => `View all ${total} blog articles`,
  technical: 'Technical Files',
  files: {
    '/sitemap.xml': 'A list of pages for search engines.',
    '/robots.txt': 'Rules for automated visitors.',
    '/llm.txt': 'A guide for language models.',
  },
};
