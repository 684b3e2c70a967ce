/** Menu, grid, routes, sitemap, feeds and search all derive from this table (requirements section 2). */
export const sections = [
  { name: 'Local News', shortPath: '/local-news', feedKey: 'local-news' },
  { name: 'National News', shortPath: '/national-news', feedKey: 'national-news' },
  { name: 'World News', shortPath: '/world-news', feedKey: 'world-news' },
  { name: 'Politics / Government', shortPath: '/politics-government', feedKey: 'politics' },
  { name: 'Business & Finance', shortPath: '/business-finance', feedKey: 'business' },
  { name: 'Technology & Innovation', shortPath: '/technology-innovation', feedKey: 'technology' },
  { name: 'Automotive & Energy', shortPath: '/automotive-energy', feedKey: 'automotive' },
  { name: 'Real Estate & Housing', shortPath: '/real-estate-housing', feedKey: 'real-estate' },
  { name: 'Health & Wellness', shortPath: '/health-wellness', feedKey: 'health' },
  { name: 'Sports', shortPath: '/sports', feedKey: 'sports' },
  { name: 'Arts & Culture', shortPath: '/arts-culture', feedKey: 'arts' },
  { name: 'Food & Dining', shortPath: '/food-dining', feedKey: 'food' },
  { name: 'Lifestyle & Fashion', shortPath: '/lifestyle-fashion', feedKey: 'lifestyle' },
  { name: 'Opinion / Editorials', shortPath: '/opinion-editorials', feedKey: 'opinion' },
  { name: 'From the Archives', shortPath: '/archives', feedKey: 'archives' },
  { name: 'Local Events', shortPath: '/local-events', feedKey: 'events' },
] as const;

export type Section = (typeof sections)[number];
export type FeedKey = Section['feedKey'];

/** The spec's slug rule: lowercase, hyphens for spaces, 'and' for &, no slashes or accents. */
export function slugOf(sectionName: string): string {
  const plain = sectionName.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll('/', '').replaceAll('&', 'and').replaceAll(' ', '-');
}

export function sectionByFeedKey(feedKey: FeedKey): Section {
  return sections.find((section) => section.feedKey === feedKey) as Section;
}

/** Removes capitals, punctuation and a final s. */
function bareWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '')
    .replace(/s$/, '');
}

/** Returns the section for any of its names in any spelling: `Business & Finance`, `business`, `sport`. */
export function sectionNamed(words: string): Section | undefined {
  const meant = bareWords(words);
  return sections.find(({ name, shortPath, feedKey }) =>
    [name, shortPath, feedKey, ...name.split(/[/&]/)].some((one) => bareWords(one) === meant),
  );
}
