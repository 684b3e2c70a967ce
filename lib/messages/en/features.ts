/** Messages for the donation popup, which is on every page. */
export const donation = {
  close: 'Close',
  kicker: (isSample: boolean) => (isSample ? 'Donate (sample)' : 'Donate'),
  title: 'Support a local cause',
  sentence: (name: string) =>
    `${name} receives your donation, and none of it goes to this site. If you close this message, you will not see it again.`,
  donate: 'Donate Now',
  later: 'Maybe Later',
  newTab: 'Opens another website in a new tab.',
  sample: (name: string) => `This is a sample message: ${name} did not ask for it.`,
};

/** Messages for posts: lists, post pages, authors and corrections. */
export const posts = {
  none: 'No blogs found.',
  checkBack: 'Check back soon for new posts.',
  listFailed: (reason: string) => `Error loading blogs: ${reason}`,
  listFailedSentence: 'We can’t load the posts right now. Please try again in a few minutes.',
  /** Shown for failures that have no HTTP status. */
  tooLong: 'It took too long',
  someError: 'An error occurred',
  all: 'All posts',
  moreFrom: (blog: string) => `More from ${blog}`,
  postsIn: (blog: string) => `Posts in ${blog}`,
  pageOf: (number: number, pages: number) => `Page ${number} of ${pages}`,
  pager: { name: 'Pages of posts', page: 'Page', previous: 'Previous', next: 'Next' },
  /** Titles of lists that contain one kind of post. */
  ofKind: { report: 'Reports', guide: 'Guides', opinion: 'Opinion' },
  /** Label before a date. */
  updated: 'Updated',
  corrected: 'Corrected',
  photo: (credit: string) => `Photo: ${credit}`,
  illustration: (site: string) => `Illustration: ${site}`,
  onPinterest: 'View on Pinterest',
  table: 'Table',
  done: 'done',
  notDone: 'not done',
  footnotes: 'Footnotes',
  footnoteBack: (note: number) => `Back to reference ${note}`,
  contents: 'Contents',
  facts: 'At a Glance',
  topics: 'Related Topics',
  keyTopics: 'Key Topics:',
  detailedTopics: 'Detailed Topics:',
  watch: 'Watch Related Content',
  video: 'Related video',
  noVideo: 'Unable to load video',
  onYouTube: 'Watch on YouTube',
  corrections: (count: number) => (count === 1 ? 'Correction' : 'Corrections'),
  allCorrections: 'All corrections',
  noCorrections: 'There are no corrections yet.',
  noCorrectionsSentence: 'When we correct something, we say so here.',
  absent: 'Blog Not Found',
  absentMessage: 'The requested blog post could not be found.',
  absentSentence: 'It may have been removed, or the address may be mistyped.',
  failed: 'Error Loading Blog',
  failedSentence: 'We can’t load this post right now. Please try again in a few minutes.',
  draft: 'Draft',
  scheduled: (time: string) => `Scheduled for ${time}`,
};

/** Messages for the radio: its page and its player, which is also in the bar on other pages. */
export const radio = {
  live: (site: string) => `Listen live to ${site} radio, 24 hours a day.`,
  sample: 'A sample station with recorded music, 24 hours a day.',
  /** `what`: one of the two descriptions above. */
  description: (what: string, city: string) =>
    `${what} It keeps playing while you read the news from ${city}.`,
  keywords: (city: string) => [`${city} radio`, 'live radio', 'live stream'],
  sentence: 'Listen 24 hours a day. The radio keeps playing while you read other pages on this site.',
  subtitle: '24/7 live stream',
  nowPlaying: 'Now Playing',
  tip: "If audio doesn't start, click play. Some browsers block autoplay with sound until you interact.",
  sampleStation: 'Sample station: This stream plays recorded music and is not a live broadcast.',
  /** Plain strings, not functions, because they are sent to the browser. */
  player: {
    radio: 'Radio',
    title: 'Live Radio',
    programming: 'Live programming from our station stream.',
    player: 'Player',
    play: 'Play',
    pause: 'Pause',
    mute: 'Mute',
    unmute: 'Unmute',
    volume: 'Volume',
    volumeOnDevice: 'Use the buttons on your device to change the volume.',
    stop: 'Stop',
    close: 'Stop and close the radio',
    status: {
      ready: 'Ready to play',
      failed: 'Not playing',
      connecting: 'Connecting…',
      reconnecting: 'Reconnecting…',
      onAir: 'On air',
      playing: 'Playing',
      paused: 'Paused',
    },
    errors: {
      refused: 'Unable to start playback. Please try again.',
      unavailable: 'Stream temporarily unavailable.',
    },
  },
};

/** Messages for the list of books and the study program. */
export const books = {
  description: (siteTitle: string, shelf: string) => `Books listed on ${siteTitle}: ${shelf}.`,
  keywords: (siteTitle: string) => ['books', `${siteTitle} books`],
  back: 'Back to Home',
  explore: (retailer: string) => `Explore all published books on our ${retailer} author page`,
  inOtherLanguage: 'The books are in Spanish.',
  sampleShelf:
    'Sample shelf: We do not have an author page yet. Some of these titles are made up: their links open a search.',
  viewAll: (retailer: string) => `View All Books on ${retailer}`,
  view: (retailer: string) => `View on ${retailer}`,
  sampleTitle: 'Sample title',
  promotion: 'Promotion:',
  samplePromotion: 'Sample promotion:',
  notPlaced: (name: string) => `This is a sample promotion. ${name} did not place it.`,
  programTitle: 'Transform Your Life with Ancient Wisdom',
  programSentence: 'Accredited Programs, Expert Instructors, Rich Curriculum',
  apply: 'Apply for Admission',
  learnMore: 'Learn More',
  titles: (count: number) => (count === 1 ? '1 title' : `${count} titles`),
  sampleOf: (titles: string) => `a sample shelf of ${titles}`,
};

/** Messages for the morning briefing, as a page and as an email, and for the newsletter form. */
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

/** Messages for the site's search: form, page and results. */
export const search = {
  headTitle: (words: string) => `Search: ${words}`,
  headSentence: (kinds: string) => `Search ${kinds} on this site.`,
  sentence: (kinds: string) => `Search ${kinds}.`,
  /** Names of the kinds of content that a search covers, for use in a list. */
  searched: {
    headlines: 'headlines',
    posts: 'posts',
    events: 'events',
    questions: 'FAQ answers',
    pages: 'pages',
  },
  label: 'Search this site',
  tooLong: (used: number) => `Your search was too long. We used the first ${used} characters.`,
  kinds: {
    service: 'Who to call',
    page: 'Page',
    headline: 'Headline',
    post: 'Post',
    event: 'Event',
    question: 'Question',
  },
  sample: (kind: string) => `Sample ${kind.toLowerCase()}`,
  someWords: 'Few if any results contain all of your words. These contain some of them.',
  top: (shown: number) => `Showing the top ${shown}.`,
  tryOther: (hasSections: boolean) =>
    `Try different or fewer words${hasSections ? ', or browse the sections below' : ''}.`,
  /** Words before the query. */
  resultsFor: (total: number) =>
    `${total === 0 ? 'No results' : `${total} result${total === 1 ? '' : 's'}`} for `,
};
