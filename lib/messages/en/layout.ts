type Place = { name: string; state: string };

/** Messages for the header, the footer and the 404 page. */
export const layout = {
  skip: 'Skip to content',
  network: (publications: number) =>
    `Part of a network of ${publications.toLocaleString('en')} local publications`,
  networkSentence: (banner: string) => banner.replace(/^Part of /, 'It is part of '),
  newsletter: 'Newsletter',
  mainMenu: 'Main',
  menu: 'Menu',
  sectionsMenu: 'All Sections',
  allSections: 'All Sections',
  search: 'Search',
  sample: 'Sample',
  sampleSocial: 'Facebook · Instagram · YouTube',
  sampleEdition: 'Sample edition',
  updated: 'Updated',
  place: ({ name, state }: Place) => `${name}, ${state}`,
  newsletterTitle: 'Get local news your way',
  newsletterSentence: 'Sign up for our newsletter or follow our headlines by RSS. Both are free.',
  feedsSentence: 'Follow our headlines by RSS. It is free, and needs no account.',
  subscribe: 'Subscribe to Newsletter',
  feeds: 'RSS feeds',
  mottoFor: (motto: string, { name, state }: Place) => `${motto} for ${name}, ${state}.`,
  useful: 'Useful information',
  read: 'Read',
  about: 'About',
  localLinks: 'Local Links',
  rights: 'Headlines belong to their sources. Each one links to the full story.',
  sampleRights: 'The sample headlines are our own. Each one links to a page about its subject.',
  sampleNotice: 'Sample edition: These headlines and events are examples, not today’s news.',
  notFound: 'Oops! Page not found',
  notFoundSentence: (hasSections: boolean) =>
    `The address may be out of date or mistyped. Try a search${hasSections ? ', or choose a section below' : ''}.`,
  breadcrumb: 'Breadcrumb',
  /** Shown in a language edition, because most of its links lead to pages in another language. */
  linksOut: 'Nearly all links to other sites lead to pages in Spanish.',
  newTab: 'opens in a new tab',
  returnHome: 'Return to Home',
};

/** Messages for reading options, saving and sharing. Scripts read them from the page. */
export const reading = {
  /** Decorative label (aria-hidden), the only visible one on phones. */
  sign: 'Aa',
  options: 'Reading options',
  size: { title: 'Text size', choices: { '1': 'Standard', '2': 'Large', '3': 'Largest' } },
  colors: { title: 'Colors', choices: { '': 'As the system', light: 'Light', dark: 'Dark' } },
  markNew: 'Mark what is new since my last visit',
  /** Read aloud by screen readers before a new headline. */
  new: 'New:',
  savedStories: 'Saved stories',
  forget: 'Forget what this browser keeps',
  stays: 'All of this stays in this browser.',
  tools: 'Save or share',
  save: 'Save',
  unsave: 'Unsave',
  share: 'Share',
  /** Status messages, and the question before stories are deleted. */
  said: {
    saved: 'Saved in this browser.',
    removed: 'Removed from your saved stories.',
    full: 'This browser does not let the site save anything.',
    copied: 'Link copied.',
    ask: 'Forget your choices and your saved stories? This cannot be undone.',
    forgotten: 'Forgotten.',
  },
  savedSentence:
    'The stories you save are listed here. The list stays in this browser and is not sent to us.',
  nothingSaved:
    'Nothing is saved yet. Choose Save in the menu at the end of a headline’s source line, or under the headline of a post.',
  needsScript:
    'Saving stories needs JavaScript, which is off in this browser. Nothing you save leaves the browser.',
};

/** Page titles by path, and shorter names for the header and footer. */
export const pages = {
  titles: {
    '/': 'Home',
    '/local-news': 'Local News',
    '/blog': 'Opinion',
    '/events': 'Events',
    '/community': 'Community',
    '/partners': 'Partners',
    '/faq': 'FAQ',
    '/contact': 'Contact',
    '/privacy': 'Privacy Policy',
    '/terms': 'Terms of Service',
    '/about': 'About',
    '/who-to-call': 'Who to Call',
    '/books': 'Books',
    '/radio': 'Radio',
    '/weather': 'Weather',
    '/morning': 'Morning Briefing',
    '/rss': 'RSS',
    '/corrections': 'Corrections',
    '/search': 'Search',
    '/saved': 'Saved Stories',
    '/sample-edition': 'Sample Edition',
    '/sitemap': 'Site Map',
  },
  /** Title of /blog in a city that has guides but no opinions. */
  guides: 'Guides',
  short: {
    '/local-news': 'Local News',
    '/about': 'About us',
    '/privacy': 'Privacy',
    '/terms': 'Terms',
    '/sitemap': 'Site map',
    '/who-to-call': 'Who to call',
    '/morning': 'Morning briefing',
  },
};

/** Messages for content from other sites, which loads only on request. */
export const embeds = {
  open: { play: 'Play', map: 'Open the map', form: 'Open the form', preview: 'Open the preview' },
  openOn: (host: string) => `Open on ${host}`,
  from: (host: string) => `From ${host}. Nothing loads from that website until you press the button.`,
};

/** Ad labels, and messages in unsold slots. */
export const ads = {
  label: 'Advertisement',
  paidBy: (sponsor: string) => `Advertisement · Paid for by ${sponsor}`,
  frame: 'Message from an advertiser',
  findOut: 'Find out more',
  advertise: {
    title: 'Reach your neighbors here',
    text: 'This space is available to local businesses. Contact us for rates.',
    action: 'Advertise here',
  },
  banner: 'Banner space, 250 pixels high',
  give: {
    title: 'Give locally',
    text: (charity: string) => `We placed this ad. ${charity} receives all donations.`,
    action: 'Donate Now',
  },
};

/** Messages for the site map. */
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

/** Messages for the preview of an unpublished post. */
export const preview = {
  label: 'Preview',
  until: (moment: string) => `Until ${moment}, anyone with this link can see this page.`,
};
