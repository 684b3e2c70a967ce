/** The Who to Call page. */
export const switchboard = {
  in: (city: string) => `Who to Call in ${city}`,
  sentence: (city: string) =>
    `Phone numbers for city and county services in ${city}, by what you need, each with its source and the day it was last confirmed.`,
  keywords: (city: string) => [`${city} phone numbers`, `${city} city services`],
  needs: 'Needs',
  source: 'Source:',
  checked: 'checked',
  unconfirmed: (month: string) => `Number not confirmed since ${month}`,
  see: 'see',
  cityPage: 'the city’s page',
  languages: 'We say which languages they speak where we have confirmed it.',
  wrong: 'Numbers change. If one is wrong,',
  tellUs: 'tell us',
  when: 'Missed trash, a pothole, a stray dog, a crisis:',
  whoIn: (city: string) => `Who to call in ${city}`,
};
