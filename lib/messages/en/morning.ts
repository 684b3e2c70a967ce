/** The morning briefing, as a page and as mail, and the newsletter's form. */
export const morning = {
  title: 'Morning Briefing',
  titleIn: (city: string) => `${city} Morning Briefing`,
  titleOf: (date: string) => `Morning Briefing: ${date}`,
  has: {
    weather: 'the weather',
    headlines: 'five headlines',
    on: 'what is on',
    onSoon: 'what is on today and tomorrow',
  },
  sentence: (city: string, has: string) =>
    `${city} in three minutes: ${has}. A new one every morning after 6.`,
  sentenceOf: (site: string, date: string) => `The morning briefing of ${site} for ${date}.`,
  keywords: (city: string) => [`${city} news today`, `${city} newsletter`],
  feed: (city: string, site: string, has: string) =>
    `The day in ${city} in three minutes, every morning after 6: ${has}. From ${site}.`,
  feedSentence: (has: string) => `One item every morning after 6, with the whole briefing in it: ${has}.`,
  todays: 'Today’s briefing',
  weather: 'Weather',
  rain: (percent: number) => `Chance of rain: ${percent}%.`,
  soon: 'Today and Tomorrow',
  guide: 'Guide of the Day',
  made: (time: string) => `Made at ${time}${time.endsWith('.') ? '' : '.'}`,
  madeBy: (time: string, site: string) => `Made at ${time} by ${site}.`,
  onSite: 'Read it on our site',
  earlier: 'More Briefings',
  kept: 'Each one stays here for 30 days.',
  byRss: 'Get it by RSS',
  notReady: 'The first briefing is not ready yet.',
  checkBack: 'Please check back in a few minutes.',
  address: 'Email address',
  subscribe: 'Subscribe',
  sample: 'See a sample issue',
  goesTo: (host: string) =>
    `Your address goes to ${host}, which sends the newsletter; this site does not keep it.`,
};
