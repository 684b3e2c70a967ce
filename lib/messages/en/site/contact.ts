/** The contact page. */
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
  /** Subjects of emails that readers write to us. */
  subjects: {
    tip: 'News tip',
    advertising: 'Advertising',
    community: 'Local News & Community',
    message: (site: string) => `Message to ${site}`,
    subscribe: (site: string) => `Subscribe to the ${site} newsletter`,
  },
  form: 'Contact Form',
  formOn: (category: string) => `Contact form: ${category}`,
  /** Stands in for a city's form in the sample edition. */
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
  /** First line of the address in the sample edition, which has no office. */
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
