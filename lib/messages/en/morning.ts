/** The morning briefing, as a page and as mail, and the form of the newsletter. */
export const morning = {
  title: 'Morning Briefing',
  titleIn: (city: string) => `${city} Morning Briefing`,
  titleOf: (date: string) => `Morning Briefing: ${date}`,
  sentence: (city: string) =>
    `${city} in three minutes: the weather, five headlines and what is on today and tomorrow. Made at 6 every morning.`,
  sentenceOf: (site: string, date: string) => `The morning briefing of ${site} for ${date}.`,
  keywords: (city: string) => [`${city} news today`, `${city} newsletter`],
  feed: (city: string, site: string) =>
    `The day in ${city} in three minutes, every morning at 6: the weather, five headlines and what is on. From ${site}.`,
  feedSentence:
    'One item every morning at 6, with the whole briefing in it: the weather, five headlines and what is on today and tomorrow.',
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
