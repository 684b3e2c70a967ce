/** The community page. */
export const community = {
  in: (city: string) => `Community in ${city}`,
  keywords: (city: string) => [`${city} community resources`],
  /** Names of the blocks, as parts of a list. */
  blocks: { arts: 'arts news', resources: 'community resources', opinion: 'opinion' },
  sentence: (blocks: string, city: string) => `${blocks} for ${city}.`,
  onlyHelp: (city: string) => `Ways to help in ${city}.`,
  howToGive: 'how to give locally',
  arts: 'Arts & Culture',
  voices: 'Community Voices & Opinions',
  resources: 'Community Resources',
  getInvolved: 'Get Involved',
  receives: (charity: string) => `${charity} receives your donation, and none of it goes to this site.`,
  donate: 'Donate Now',
  forumSoon: 'Coming Soon: Community Forum',
};
