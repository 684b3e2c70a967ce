/** Messages for the calendar: lists, event pages and filters. */
export const events = {
  in: (city: string) => `Events in ${city}`,
  narrowedIn: (filter: string, city: string) => `${filter}: Events in ${city}`,
  sentence: (city: string) => `Upcoming events in and near ${city} by date, with times and places.`,
  elsewhereSentence: (city: string) => `Calendars of events in and near ${city}.`,
  keyword: (city: string) => `things to do in ${city}`,
  upcoming: 'Upcoming Events',
  moreToDo: 'More to Do',
  of: (site: string) => `${site} events`,
  count: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  allCount: (count: number) => `All ${count} events`,
  all: 'All events',
  kinds: 'Kinds of events',
  filters: {
    'when=today': 'Today',
    'when=weekend': 'This weekend',
    'kind=meetings': 'Meetings',
    'kind=arts': 'Arts',
    'kind=family': 'Family',
    'kind=libraries': 'Libraries',
    'kind=free': 'Free',
  },
  week: 'The next seven days',
  nothingOn: 'nothing on',
  nextUp: 'Next up',
  noneUnder: (filter: string) => `No events are listed under “${filter}.”`,
  subscribe: 'Subscribe to this calendar',
  download: 'Download calendar file (.ics)',
  meeting: 'Meeting',
  agenda: 'Agenda',
  about: 'About Our Events',
  aboutList: (city: string) => `We list public events in and near ${city}.`,
  aboutSample: (city: string) =>
    `The events above are samples, with dates calculated from regular schedules. The daily edition lists public events in and near ${city}.`,
  aboutTimes:
    'All times are local. Each listing names its source and links to it. We mark an event as canceled or postponed when its calendar says so in the title, but check with the organizer before you go.',
  toAdd:
    'To add an event, send us the name, date, start and end times, address, cost and a link to more information.',
  submit: 'Submit Your Event',
  moreCalendars: 'More Calendars',
  sampleNote:
    'Sample calendar: These events follow a regular schedule. We calculated the dates from that schedule and have not confirmed them. Check with the organizer before you go.',
  aboutSampleEdition: 'About the sample edition',
  sampleMark: 'Sample:',
  sampleAdvice: 'Check with the organizer before you go.',
  event: 'Event',
  unavailable: 'We can’t load this event right now.',
  when: 'When',
  where: 'Where',
  noPlace: 'Location not given',
  organizer: 'Organizer',
  announcedBy: 'Announced by',
  addToCalendar: 'Add to calendar',
  moreAt: (source: string) => `More at ${source}`,
  ended: 'This event has ended.',
  noTime: 'Time not given',
  allDay: 'All day',
  until: (day: string) => `Until ${day}`,
  canceled: 'Canceled',
  postponed: 'Postponed',
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const faq = {
  title: 'Frequently Asked Questions',
  about: (city: string) => `Frequently Asked Questions About ${city}`,
  /** "100+ questions in 12 categories" (requirements section 9), or the exact number below 100. */
  claim: (count: number, categories: number) => {
    const hundreds = Math.floor(count / 100) * 100;
    const questions = hundreds > 0 ? `${hundreds}+ questions` : counted(count, 'question', 'questions');
    return `${questions} in ${counted(categories, 'category', 'categories')}`;
  },
  sentence: (claim: string, city: string) => `${claim} about living in and visiting ${city}.`,
  noAdvice: 'The answers are general information, not legal or medical advice.',
  keywords: (city: string) => [`${city} FAQ`, `${city} questions and answers`],
  jump: 'Jump to Category:',
  questions: (count: number) => (count === 1 ? 'question' : 'questions'),
  noAnswer: "Didn't Find Your Answer?",
  sendUs: 'Send us your question.',
  contactUs: 'Contact Us',
};

/** Messages for the Who to Call page. */
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

/** Messages for the weather page. */
export const weather = {
  in: (city: string) => `Weather in ${city}`,
  sentence: (city: string) =>
    `The weather in ${city} now, hour by hour and for seven days, with alerts in force, sunrise and sunset.`,
  keywords: (city: string) => [`${city} weather`, `${city} forecast`],
  now: 'Now',
  /** Translates an agency's English description of the sky; undefined if it is unknown. */
  sky: (words: string): string | undefined => words,
  /** Translates the English name of an agency's warning. */
  warning: (event: string) => event,
  forecast: '(forecast)',
  unavailable: 'We can’t load the weather right now.',
  sampleDay: 'Sample: This is a made-up day, not today’s weather.',
  aboutSample: 'About the sample edition',
  observedAt: (place: string, time: string) => `observed at ${place} at ${time}`,
  asOf: (time: string) => `as of ${time}`,
  forecastAsOf: (time: string) => `Forecast as of ${time}`,
  credit: 'Weather data by Open-Meteo.com, free for non-commercial use',
  feelsLike: 'Feels like',
  humidity: 'Humidity',
  wind: 'Wind',
  airQuality: 'Air quality',
  /** Air quality categories of the EPA. */
  airNames: [
    'good',
    'moderate',
    'unhealthy for sensitive groups',
    'unhealthy',
    'very unhealthy',
    'hazardous',
  ],
  air: 'Air:',
  airIndex: (index: number) => `AQI ${index}`,
  airBy: 'Air quality by',
  airAsOf: (agency: string | undefined, time: string) =>
    `${agency ? ` (${agency})` : ''}, preliminary, as of ${time}`,
  sunrise: 'Sunrise',
  sunset: 'Sunset',
  nextHours: (count: number) => (count === 12 ? 'Next 12 Hours' : 'Next Hours'),
  hourByHour: 'Hour by hour',
  hourHeads: ['Time', 'Sky', 'Rain', 'Temp'],
  days: (count: number) => (count === 7 ? 'Seven Days' : 'The Days Ahead'),
  dayByDay: 'Day by day',
  dayHeads: ['Day', 'Rain', 'Low', 'High'],
  today: 'Today',
  tonight: 'Tonight',
  alerts: 'Alerts',
  from: (time: string) => `from ${time} `,
  until: 'until',
  noAlerts: 'No alerts are in force.',
  alertsUnknown: 'We can’t load alerts right now. See the',
  alertsUnknownShort: 'We can’t load weather alerts right now',
};
