/** Messages for the community page. */
export const community = {
  in: (city: string) => `Community in ${city}`,
  keywords: (city: string) => [`${city} community resources`],
  /** Names of the page's blocks, for use in a list. */
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

/** Messages for the contact page. */
export const contact = {
  description: (site: string, hasNewsletter: boolean) =>
    `How to reach ${site}: news tips, corrections, events${hasNewsletter ? ', the newsletter' : ''} and advertising.`,
  keywords: (site: string, city: string) => [`contact ${site}`, `${city} news tips`],
  contactUs: 'Contact Us',
  tips: 'News tips',
  tipsSentence:
    'Tell us what happened, where and when, and how we can reach you. Documents and photos help. Email is not secure: If a tip could put you at risk, do not send it by ordinary email.',
  newsletter: 'Newsletter',
  newsletterSentence:
    'Press Subscribe to open an email to us, then send it. We will add your address to our mailing list and use it only to send the newsletter. To follow us without giving an address, use RSS.',
  subscribe: 'Subscribe',
  feeds: 'RSS feeds',
  headlinesByRss: 'Headlines by RSS',
  headlinesSentence:
    'Follow our headlines in an app of your choice. It is free, and you need not give an address.',
  advertising: 'Advertising',
  advertisingSentence: 'Tell us what you want to advertise and when.',
  /** Subjects of the emails that readers send us. */
  subjects: {
    tip: 'News tip',
    advertising: 'Advertising',
    community: 'Local News & Community',
    message: (site: string) => `Message to ${site}`,
    subscribe: (site: string) => `Subscribe to the ${site} newsletter`,
  },
  form: 'Contact Form',
  formOn: (category: string) => `Contact form: ${category}`,
  /** Placeholder in the sample edition for a city's own form. */
  sampleForm: {
    sentence:
      'Your own contact form goes here. This one only shows its place: It sends nothing and stores nothing.',
    category: 'Category',
    categories: ['News tip', 'Correction', 'Advertising'],
    name: 'Name',
    email: 'Email',
    message: 'Message',
    send: 'Send (off in the sample)',
  },
  /** First line of the postal address in the sample edition, which has no office. */
  sampleAddress: '100 Sample Street (sample)',
  sendUs: 'Send Us an Email',
  emailSentence: (subject: string) =>
    `Email us with corrections, events, questions and comments. Your email program will open with the subject “${subject}.”`,
  sendEmail: 'Send an Email',
  area: 'The Area We Cover',
  mapOf: (city: string) => `Map of ${city}`,
  questions: 'Frequently Asked Questions',
  moreAnswers: 'More answers',
  storyIdea: {
    question: 'How do I send a story idea?',
    answer:
      'Email the news tips address above. Tell us what happened, when and where, and how you know. We cannot follow up on every tip.',
  },
  toSubscribe: {
    question: 'How do I get the newsletter?',
    byEmail:
      'Press Subscribe above. It opens an email to us; send it, and we will add your address to our list. To unsubscribe, reply “unsubscribe” to any newsletter. We use your address only to send the newsletter.',
    byForm:
      'Enter your email address above and press Subscribe. The service named there keeps our mailing list and sends the newsletter. To unsubscribe, use the link at the end of any newsletter.',
    none: 'There is none yet. Our feeds bring the headlines to an app of your choice.',
  },
  hiring: {
    question: 'Are you hiring?',
    answer:
      'Email us and tell us what you would like to do. Writers and photographers who know the city can pitch us at any time.',
  },
  toAdvertise: {
    question: 'How do I advertise?',
    answer:
      'Email the advertising address above. Ads are labeled and kept separate from the news, and we do not sell placement in it.',
  },
};

/** Messages for the corrections page. */
export const corrections = {
  description: (site: string) => `What ${site} got wrong, and when we corrected it, newest first.`,
  keywords: ['corrections', 'errors'],
  isWrong: 'Is something wrong?',
  tellUs: 'Tell us',
};

/** Messages that surround the legal documents (lib/cities/defaults/legal). */
export const legal = {
  effective: (date: string) => `Effective ${date}`,
  about: (site: string) => `About ${site}`,
  aboutSentence: (site: string) => `Who publishes ${site}, how it is made and paid for, and how to reach us.`,
  aboutKeyword: (site: string) => `about ${site}`,
  privacySentence: (site: string) =>
    `What information ${site} receives, how we use it and what choices you have. No accounts, no cookies of our own, no tracking of our own.`,
  privacyKeyword: 'privacy policy',
  termsSentence: (site: string) => `The rules for using ${site}, and how you may use what we publish.`,
  termsKeyword: 'terms of service',
  sampleSentence: 'What is sample content on this site, and what is real.',
};

/**
 * Messages for the page that lists the cities of a network (NETWORK_HOST). It is in English, whatever the languages of
 * its cities.
 */
export const network = {
  title: (publications: number) =>
    `${publications.toLocaleString('en')} Local Publication${publications === 1 ? '' : 's'}`,
  description: (title: string, sentence: string) => `${title}, by country and state. ${sentence}`,
  sentence:
    'Each gathers the local headlines of one place, names the source of every one and links to the full story.',
  opml: 'All of them for a feed reader (OPML)',
  countries: 'Countries',
};

/** Messages for the page with documents for our partners. */
export const partners = {
  title: 'Our Partners',
  description: (site: string) => `Documents from ${site} for our partners, to read here or download.`,
  keywords: (site: string) => [`${site} media kit`, 'contributors', 'partners'],
  viewFull: 'View Full Document',
  firstPage: (title: string) => `First page of ${title}`,
};
