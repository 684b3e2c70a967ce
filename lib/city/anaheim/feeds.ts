import type { City } from '@/lib/city/city-type';

// Addresses seen in public documents; `unconfirmed` ones never stand alone. A headline, a short
// excerpt and a link are all that is taken from any of them.
const voiceOfOc = { url: 'https://voiceofoc.org/feed/', name: 'Voice of OC', covers: 'county' } as const;
const laist = { url: 'https://laist.com/index.rss', name: 'LAist', covers: 'region' } as const;
const paid = ['Sponsored', 'Advertisement', 'Press release', 'Paid content'] as const;

const npr = (number: number) => ({ url: `https://feeds.npr.org/${number}/rss.xml`, name: 'NPR' });

/** Anaheim's live sources by section, local ones first. */
export const feeds: City['feeds'] = {
  'local-news': [
    { ...voiceOfOc, onlyLocal: true },
    // Its main feed carries stories of the wire and of sister papers too.
    {
      url: 'https://www.ocregister.com/feed/',
      name: 'Orange County Register',
      onlyLocal: true,
      blockWords: paid,
    },
    { ...laist, onlyLocal: true },
    { url: 'https://ktla.com/feed/', name: 'KTLA', covers: 'region', onlyLocal: true },
    {
      url: 'https://www.anaheim.net/RSSFeed.aspx?ModID=1&CID=All-newsflash.xml',
      name: 'City of Anaheim',
      covers: 'town',
      onlyLocal: true,
      unconfirmed: true,
    },
  ],
  'national-news': [
    npr(1003),
    {
      url: 'https://www.pbs.org/newshour/feeds/rss/headlines',
      name: 'PBS News',
      zone: 'America/New_York',
    },
    { url: 'https://www.theguardian.com/us-news/rss', name: 'The Guardian', zone: 'Europe/London' },
  ],
  'world-news': [
    { url: 'https://feeds.bbci.co.uk/news/world/rss.xml', name: 'BBC News', zone: 'Europe/London' },
    { url: 'https://www.theguardian.com/world/rss', name: 'The Guardian', zone: 'Europe/London' },
    npr(1004),
  ],
  politics: [
    { url: 'https://calmatters.org/feed/', name: 'CalMatters', covers: 'state' },
    { ...voiceOfOc, onlyWords: ['council', 'supervisors', 'Anaheim', 'election', 'mayor'] },
    npr(1014),
  ],
  business: [
    npr(1006),
    { url: 'https://www.cnbc.com/id/100003114/device/rss/rss.html', name: 'CNBC', zone: 'America/New_York' },
    {
      url: 'https://www.ocregister.com/business/feed/',
      name: 'Orange County Register',
      blockWords: paid,
      unconfirmed: true,
    },
  ],
  technology: [
    { url: 'https://feeds.arstechnica.com/arstechnica/index', name: 'Ars Technica' },
    { url: 'https://www.theverge.com/rss/index.xml', name: 'The Verge', zone: 'America/New_York' },
    { url: 'https://techcrunch.com/feed/', name: 'TechCrunch' },
  ],
  automotive: [
    { url: 'https://electrek.co/feed/', name: 'Electrek' },
    { url: 'https://insideevs.com/rss/articles/all/', name: 'InsideEVs' },
    { url: 'https://www.eia.gov/rss/todayinenergy.xml', name: 'U.S. Energy Information Administration' },
  ],
  'real-estate': [
    { url: 'https://la.urbanize.city/rss.xml', name: 'Urbanize LA' },
    { url: 'https://www.housingwire.com/feed/', name: 'HousingWire', blockWords: paid },
  ],
  health: [
    { url: 'https://kffhealthnews.org/feed/', name: 'KFF Health News', zone: 'America/New_York' },
    npr(1128),
    { url: 'https://www.statnews.com/feed/', name: 'STAT', zone: 'America/New_York' },
  ],
  sports: [
    { url: 'https://www.mlb.com/angels/feeds/news/rss.xml', name: 'Angels Baseball' },
    { url: 'https://www.halosheaven.com/rss/index.xml', name: 'Halos Heaven' },
    {
      url: 'https://www.espn.com/espn/rss/nhl/news',
      name: 'ESPN',
      zone: 'America/New_York',
      onlyWords: ['Ducks', 'Anaheim'],
    },
  ],
  arts: [
    npr(1008),
    { url: 'https://hyperallergic.com/feed/', name: 'Hyperallergic' },
    { url: 'https://www.theguardian.com/artanddesign/rss', name: 'The Guardian', zone: 'Europe/London' },
  ],
  food: [
    { url: 'https://la.eater.com/rss/index.xml', name: 'Eater LA' },
    { url: 'https://www.latimes.com/food/rss2.0.xml', name: 'Los Angeles Times' },
    npr(1053),
  ],
  lifestyle: [
    { url: 'https://www.theguardian.com/lifeandstyle/rss', name: 'The Guardian', zone: 'Europe/London' },
    { url: 'https://www.theguardian.com/fashion/rss', name: 'The Guardian', zone: 'Europe/London' },
  ],
  opinion: [
    { url: 'https://www.latimes.com/opinion/rss2.0.xml', name: 'Los Angeles Times' },
    { url: 'https://www.theguardian.com/commentisfree/rss', name: 'The Guardian', zone: 'Europe/London' },
  ],
  archives: [
    {
      url: 'https://prologue.blogs.archives.gov/feed/',
      name: 'U.S. National Archives',
      zone: 'America/New_York',
    },
    { url: 'https://www.smithsonianmag.com/rss/history/', name: 'Smithsonian', zone: 'America/New_York' },
    {
      url: 'https://publicdomainreview.org/rss.xml',
      name: 'The Public Domain Review',
      zone: 'Europe/London',
    },
  ],
  events: [
    {
      url: 'https://www.anaheim.net/RSSFeed.aspx?ModID=58&CID=All-calendar.xml',
      name: 'City of Anaheim',
    },
    { ...laist, onlyWords: ['things to do', 'weekend', 'festival', 'event'] },
  ],
};
