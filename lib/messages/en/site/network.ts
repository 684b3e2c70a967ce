/** The page that lists the cities of a network (NETWORK_HOST). It is in English, whatever its cities are. */
export const network = {
  title: (publications: number) =>
    `${publications.toLocaleString('en')} Local Publication${publications === 1 ? '' : 's'}`,
  description: (title: string, sentence: string) => `${title}, by country and state. ${sentence}`,
  sentence:
    'Each gathers the local headlines of one place, names the source of every one and links to the full story.',
  opml: 'All of them for a feed reader (OPML)',
  countries: 'Countries',
};
