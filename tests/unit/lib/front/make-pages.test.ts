import '../../open-cities';
import { describe, expect, test } from '@jest/globals';
import type { FrontPage } from '@/lib/front/front-page';
import { frontPage, localPage } from '@/lib/front/make-pages';
import { localStories, storiesOf } from '@/lib/front/page-material';
import type { NewsItem } from '@/lib/news/news-item';
import { type FeedKey, sections } from '@/lib/sections';
import { aged, material, now, story } from './front-material';

const county = { local: { reach: 'county', town: 'Millbrook' } } as const;
const many = (count: number, fields = {}) => Array.from({ length: count }, (_, age) => aged(age / 2, fields));
const all = ({ lead, seconds, nearby, blocks, inSpanish, wall }: FrontPage) =>
  [lead ?? [], seconds, nearby, ...Object.values(blocks), inSpanish, wall].flat();
const ids = (stories: readonly { item: { id: string } }[]) => stories.map(({ item }) => item.id);
const image = (name: string) => ({ image: `https://cdn.example/${name}.jpg` });

/** Local News with these items, and these stories from elsewhere. */
const localNews = (items: NewsItem[], beyond: NewsItem[]) =>
  ({ state: 'items', items, beyond, updatedAt: new Date(now), stale: false }) as const;

describe('the front page', () => {
  const page = frontPage(
    material({
      'local-news': many(40, county),
      politics: many(30),
      business: many(25),
      health: many(3),
      food: many(9),
    }),
  );

  test('has a lead, three second-tier stories, eight local headlines and twenty more, each once', () => {
    expect(page.lead?.feedKey).toBe('local-news');
    expect([page.seconds.length, page.nearby.length]).toEqual([3, 8]);
    expect([page.blocks['local-news'].length, page.blocks.business.length]).toEqual([20, 20]);
    expect(new Set(ids(all(page))).size).toBe(all(page).length);
  });

  test('sorts local headlines by time, without the top stories', () => {
    const times = [...page.nearby, ...page.blocks['local-news']].map(({ item }) => Number(item.firstSeen));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });
});

test('Where the News Is begins with a story from the city, even if its newest one is at the top', () => {
  const city = { local: { reach: 'town' } } as const;
  const page = frontPage(material({ 'local-news': [aged(0, city), ...many(9, county), aged(20, city)] }));
  expect(page.lead?.item.local).toEqual(city.local);
  expect(page.nearby.map(({ item }) => item.local?.reach)).toEqual(['town', ...Array(6).fill('county')]);
});

test('Latest News lists local stories before other sections, even if all are from one outlet', () => {
  const local = many(32, { ...county, source: 'The Elm Post' });
  const lists = { 'local-news': local, opinion: many(10, { kind: 'opinion' }), technology: many(9) };
  const { blocks } = frontPage(material(lists));
  expect(blocks['local-news'].filter(({ feedKey }) => feedKey === 'local-news')).toHaveLength(20);
});

test('the front page shows a story that is in several sections only once, even if its links differ', () => {
  const twin = { title: 'A bridge over the river opens today' };
  const lists = { 'local-news': [aged(1, { ...county, ...twin })], business: [aged(2, twin)] };
  expect(all(frontPage(material(lists)))).toHaveLength(1);
});

test('the front page uses a local source’s story from elsewhere only as the lead', () => {
  const beyond = aged(1, { local: { reach: 'region' } });
  const local = localNews([aged(20, { ...county, kind: 'feature' })], [beyond]);
  const page = frontPage(material({ 'local-news': local, politics: many(3) }));
  expect(page.lead?.item.id).toBe(beyond.id);
  expect(ids([...page.nearby, ...page.blocks['local-news']])).not.toContain(beyond.id);
});

test('the front page shows no calendar entry among the news', () => {
  const dated = aged(0, { ...county, calendar: { dates: 'November 24, 2026', text: '' } });
  const labeled = aged(0, { ...county, kind: 'calendar' });
  expect(all(frontPage(material({ 'local-news': [dated, labeled], events: [dated] })))).toEqual([]);
});

test('the front page keeps ads, digests and obituaries out of the photo grid', () => {
  const pictured = (title: string) => aged(1, { title, ...image(title) });
  const [garden, walk, soup] = [pictured('A garden'), pictured('A walk at noon'), pictured('A soup')];
  const page = frontPage(
    material({
      'local-news': many(20, county),
      politics: many(8),
      lifestyle: [pictured('Seven gifts for gardeners'), garden],
      arts: [walk],
      food: [soup],
      technology: [aged(1, { kind: 'roundup', ...image('e') })],
      automotive: [aged(1, { kind: 'obituaries', ...image('f') })],
    }),
  );
  expect(ids(page.wall).sort()).toEqual([garden.id, walk.id, soup.id].sort());
});

test('a front page without items is empty and lists only the sections that failed', () => {
  const message = 'HTTP error! status: 503';
  const failed = { state: 'error', message } as const;
  const page = frontPage(material({ business: failed, health: [], sports: { ...failed, waiting: true } }));
  expect(all(page)).toEqual([]);
  expect(page.failed).toEqual([
    { feedKey: 'business', message },
    { feedKey: 'sports', message, waiting: true },
  ]);
});

describe('stories in Spanish', () => {
  const es = { ...county, language: 'es' } as const;

  test('have their own list with local stories from the last three days, and never lead', () => {
    const spanish = many(3, es);
    const page = frontPage(
      material({
        'local-news': [...spanish, aged(80, es), ...many(5, county)],
        arts: [aged(1, { language: 'es' })],
      }),
    );
    expect(ids(page.inSpanish)).toEqual(ids(spanish.map((item) => ({ item }))));
    expect(all(page)).toHaveLength(8);
  });

  test('fill the page if the local sources are in Spanish', () => {
    const page = frontPage(material({ 'local-news': many(12, es), 'national-news': many(40) }));
    expect(page.lead?.item.language).toBe('es');
    expect([page.nearby.length, page.inSpanish]).toEqual([8, []]);
  });
});

describe('Latest News', () => {
  const latestOf = (items: NewsItem[], beyond: NewsItem[], others: NewsItem[]) => {
    const lists = { 'local-news': localNews(items, beyond), 'national-news': others };
    return frontPage(material(lists)).blocks['local-news'];
  };
  const region = { local: { reach: 'region' }, source: 'The Region' } as const;
  const elsewhere = { local: { reach: 'elsewhere' }, source: 'The Nation' } as const;

  test('fills twenty places with local stories, then the region’s, then the newest others', () => {
    const latest = latestOf(many(14, county), many(9, region), many(40, elsewhere));
    expect(latest).toHaveLength(20);
    const reaches = latest.map(({ item }) => item.local?.reach).join(' ');
    expect(reaches).toMatch(/^(county )+(region )+elsewhere( elsewhere)*$/);
    expect(reaches.match(/region/g)).toHaveLength(9);
  });

  test('leaves eight stories for the list of other headlines', () => {
    const page = frontPage(material({ 'local-news': many(12, county), 'national-news': many(9, elsewhere) }));
    expect(page.more).toHaveLength(8);
  });

  test('puts a local roundup after the region’s news', () => {
    const roundup = aged(0, { ...county, kind: 'roundup', title: 'What to do this week' });
    const latest = latestOf([roundup, ...many(13, county)], many(3, region), []);
    expect(latest.map(({ item }) => item.source).slice(-4, -1)).toEqual(Array(3).fill('The Region'));
    expect(latest.at(-1)?.item).toMatchObject({ title: roundup.title });
  });

  test('is followed by other headlines, at most two of eight from one outlet if other outlets have news', () => {
    const old = Array.from({ length: 9 }, (_, day) => aged(24 + day, { source: `Paper ${day}` }));
    const { more } = frontPage(material({ 'national-news': many(12, elsewhere), arts: old }));
    expect(more.filter(({ item }) => item.source === 'The Nation')).toHaveLength(2);
  });

  test('never includes advertising', () => {
    const gifts = ['Seven', 'Eight'].map((many) => aged(1, { title: `${many} gifts for gardeners` }));
    expect(latestOf(many(8, county), [], gifts)).toEqual([]);
  });
});

describe('the photo grid', () => {
  const image = (name: string) => ({ image: `https://cdn.example/${name}.jpg` });
  const pictured = (count: number, name: string, fields = {}) =>
    many(count, fields).map((item, at) => ({ ...item, ...image(`${name}-${at}`) }));

  test('shows photos of local stories not yet on the page before newer photos from elsewhere', () => {
    const local = pictured(30, 'local', county);
    const lists = { 'local-news': local, arts: pictured(2, 'arts'), food: pictured(2, 'food') };
    const page = frontPage(material(lists));
    expect(page.wall).toHaveLength(5);
    expect(page.wall[0]?.feedKey).toBe('local-news');
    expect(page.wall.slice(0, 3).map(({ feedKey }) => feedKey)).toContain('food');
    expect(new Set(ids(all(page))).size).toBe(all(page).length);
  });

  test('shows the story with the highest rank in the large tile', () => {
    const feature = aged(30, { ...county, title: 'Park opens early for its guests', ...image('cup') });
    const news = aged(9, { title: 'Dam upstream of the plains gives way', ...image('dam') });
    const { wall } = frontPage(
      material({
        'local-news': many(30, { ...county, prominence: 3 }),
        lifestyle: [feature],
        'world-news': [...many(4, { prominence: 2 }), { ...news, prominence: 1 }],
        arts: pictured(1, 'arts'),
      }),
    );
    expect(ids(wall).slice(0, 2)).toEqual([news.id, feature.id]);
  });

  test('is replaced by a list of headlines if there are too few photos', () => {
    const lists = { 'local-news': many(30, county), arts: pictured(2, 'arts'), food: many(9) };
    const page = frontPage(material(lists));
    expect([page.wall, page.more.length]).toEqual([[], 8]);
  });
});

describe('a city without a Local News section', () => {
  const without = (lists: Parameters<typeof material>[0]) => {
    const all = material(lists);
    return { ...all, sections: all.sections.filter(({ feedKey }) => feedKey !== 'local-news') };
  };

  test('shows all local stories from its other sections, up to two days old, as latest news', () => {
    const local = many(40, { ...county, kind: 'feature' }).map((item, index) => ({
      ...item,
      source: index % 2 ? 'Daily' : 'Radio',
    }));
    const page = frontPage(without({ lifestyle: local.slice(0, 20), arts: local.slice(20) }));
    expect([page.nearby.length, page.blocks['local-news'].length]).toEqual([8, 20]);
  });

  test('shows two local stories among its top four if they are from the last two days', () => {
    const local = [aged(30, county), aged(32, county)];
    const { lead, seconds } = frontPage(without({ politics: local, 'national-news': many(9) }));
    expect(ids(lead ? [lead, ...seconds] : [])).toEqual(expect.arrayContaining(local.map(({ id }) => id)));
  });
});

test('Local News shows the top story, twenty stories by time, then the blocks, and each story once', () => {
  const business = [aged(3, county), ...many(30)];
  const { featured, latest, blocks } = localPage(
    material({ 'local-news': many(30, county), business, politics: many(5), health: many(2) }),
  );
  const lists = [latest, blocks.business, blocks.politics, blocks.health];
  expect(lists.map(({ length }) => length)).toEqual([20, 20, 5, 2]);
  const all = ids([...(featured ? [featured] : []), ...latest, ...Object.values(blocks).flat()]);
  expect(new Set(all).size).toBe(all.length);
});

test('Local News features a news story rather than a newer event', () => {
  const [event, news] = [aged(0, { ...county, kind: 'event' }), aged(9, county)];
  expect(localPage(material({ 'local-news': [event, news] })).featured?.item.id).toBe(news.id);
});

test('Local News lists stories about the county and the state first in each block', () => {
  const [nation, guess] = [
    aged(1, { local: { reach: 'elsewhere' } }),
    aged(2, { local: { reach: 'state', isGuessed: true } }),
  ];
  const [state, old] = [aged(5, { local: { reach: 'state' } }), aged(50, county)];
  const lists = { 'local-news': many(2, county), business: [nation, guess, state, old] };
  const { blocks } = localPage(material(lists));
  expect(ids(blocks.business)).toEqual([state.id, old.id, nation.id, guess.id]);
});

test('Local News lists stories in Spanish separately', () => {
  const [spanish, english] = [aged(1, { ...county, language: 'es' }), aged(2, county)];
  const { featured, latest, inSpanish } = localPage(material({ 'local-news': [spanish, english] }));
  expect([featured?.item.id, latest.length]).toEqual([english.id, 0]);
  expect(ids(inSpanish)).toEqual([spanish.id]);
});

const everySection = material({});
const reach = (where: 'town' | 'county' | 'region') => ({ local: { reach: where } });

describe('local stories', () => {
  test('include Local News from the last three days', () => {
    const [recent, old] = [story('local-news', 71), story('local-news', 73)];
    expect(localStories([recent, old], everySection)).toEqual([recent]);
  });

  test('include all of Local News if none is newer than three days', () => {
    const own = [story('local-news', 90), story('local-news', 80)];
    expect(localStories(own, everySection)).toEqual(own);
  });

  test.each([
    ['include a business story about the town', 'business', 1, reach('town'), true],
    ['include a food story about the county that is a day old', 'food', 24, reach('county'), true],
    ['exclude a story about the region', 'business', 1, reach('region'), false],
    ['exclude a story without a place', 'business', 1, {}, false],
    [
      'exclude a story about the town that is just over a day old',
      'business',
      24 + 1 / 60,
      reach('town'),
      false,
    ],
  ] as const)('%s', (_, feedKey, age, fields, isLocal) => {
    expect(localStories([story(feedKey, age, fields)], everySection)).toHaveLength(isLocal ? 1 : 0);
  });

  test('include no stories from World News, Sports, Opinion, Archives or Events', () => {
    const isLeftOut = (key: FeedKey) =>
      localStories([story(key, 1, reach('town'))], everySection).length === 0;
    const leftOut = sections.map(({ feedKey }) => feedKey).filter(isLeftOut);
    expect(leftOut).toEqual(['world-news', 'sports', 'opinion', 'archives', 'events']);
  });

  test('include at most the five newest stories from other sections', () => {
    const guests = [6, 5, 4, 3, 2, 1].map((age) => story('business', age, reach('town')));
    expect(localStories(guests, everySection)).toEqual(guests.slice(1).reverse());
  });
});

test('local stories include all nearby stories, even sports, in a city without Local News', () => {
  const sections = everySection.sections.filter(({ feedKey }) => feedKey !== 'local-news');
  const near = [story('business', 90, reach('town')), story('sports', 1, reach('county'))];
  const far = [story('business', 1, reach('region')), story('world-news', 1, reach('town'))];
  expect(localStories([...near, ...far], { sections, now })).toEqual(near);
});

describe('page material', () => {
  test('lists stories in the order of their sections', () => {
    const [first, second] = [aged(2), aged(1)];
    expect(storiesOf(material({ business: [second], 'local-news': [first] }))).toMatchObject([
      { feedKey: 'local-news', item: first },
      { feedKey: 'business', item: second },
    ]);
  });

  const titled = (title: string, age: number, source = 'The Paper') => aged(age, { title, source });

  test.each([
    [
      'columns, whose titles are a date or repeat on another day',
      [titled('November 21, 2026', 1), titled('Notes', 1), titled('Notes', 20)],
    ],
    ['an announcement after its day', [titled('Fair opens tonight', 30)]],
  ])('leaves out %s', (_, others) => {
    const stories = [titled('Notes', 1, 'The Post'), titled('Lake rises', 1), titled('Lake rises', 19)];
    const shown = storiesOf(material({ business: [...others, ...stories] }));
    expect(shown.map(({ item }) => item)).toEqual(stories);
  });

  test('lists separately the stories that local sources report from elsewhere', () => {
    const beyond = [aged(1)];
    const news = { state: 'items', items: [], updatedAt: new Date(now), stale: false, beyond } as const;
    expect(storiesOf(material({ 'local-news': news }), 'beyond')).toMatchObject([
      { feedKey: 'local-news', item: beyond[0] },
    ]);
    expect(storiesOf(material({ 'local-news': [aged(1)] }), 'beyond')).toEqual([]);
  });
});
