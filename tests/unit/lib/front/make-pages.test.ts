import { describe, expect, test } from '@jest/globals';
import type { FrontPage } from '@/lib/front/front-page';
import { frontPage, localPage, nearbySize } from '@/lib/front/make-pages';
import type { NewsItem } from '@/lib/news/news-item';
import { aged, material, now, story } from './front-material';

const of = (title: number, description: number) =>
  story('local-news', 1, { title: 'a'.repeat(title), description: 'b'.repeat(description) });

describe('the list beside the lead', () => {
  test('grows with the words of the lead and its seconds', () => {
    const short = [of(50, 100), of(60, 80), of(60, 80)];
    const long = [of(95, 180), of(80, 150), of(60, 80), of(75, 160)];
    expect([nearbySize(short), nearbySize(long)]).toEqual([6, 8]);
  });

  test('has eight beside a picture, eleven beside several, and six where nothing leads', () => {
    const pictured = { ...of(50, 100), photo: 'https://a.example/b.jpg' };
    expect([nearbySize([pictured, of(50, 100)]), nearbySize([pictured, pictured])]).toEqual([8, 11]);
    expect(nearbySize([])).toBe(6);
  });
});

const places: readonly string[] = ['county', 'region', 'elsewhere'];
const county = { local: { reach: 'county', town: 'Millbrook' } } as const;
const many = (count: number, fields = {}) => Array.from({ length: count }, (_, age) => aged(age / 2, fields));
const all = ({ lead, seconds, nearby, blocks, inSpanish, wall }: FrontPage) => [
  ...(lead ? [lead] : []),
  ...seconds,
  ...nearby,
  ...Object.values(blocks).flat(),
  ...inSpanish,
  ...wall,
];
const ids = (stories: readonly { item: { id: string } }[]) => stories.map(({ item }) => item.id);

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

  test('has one lead in words, three seconds, six local headlines beside them, and twenty in a block', () => {
    expect(page.lead?.feedKey).toBe('local-news');
    expect([page.seconds.length, page.nearby.length]).toEqual([3, 6]);
    expect(page.blocks['local-news']).toHaveLength(20);
    expect(page.blocks.business).toHaveLength(20);
  });

  test('shows no story twice', () => {
    expect(new Set(ids(all(page))).size).toBe(all(page).length);
  });

  test('has the local list by time, past what stands on top', () => {
    const times = [...page.nearby, ...(page.blocks['local-news'] ?? [])].map(({ item }) =>
      item.firstSeen.getTime(),
    );
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });
});

describe('one story that came twice', () => {
  test('stands once, also under another address with the same title', () => {
    const twin = { title: 'A bridge over the river opens today' };
    const page = frontPage(
      material({
        'local-news': [aged(1, { ...county, ...twin })],
        politics: [aged(2, twin)],
        business: [aged(3, twin)],
      }),
    );
    expect(all(page)).toHaveLength(1);
  });

  test('stands once where a group of outlets has it', () => {
    const mine = aged(1, { ...county, also: [{ source: 'B', link: 'https://b.example/1' }] });
    const page = frontPage(
      material({ 'local-news': [mine], business: [aged(2, { link: 'https://b.example/1' })] }),
    );
    expect(ids(all(page))).toEqual([mine.id]);
  });
});

test('news of the county that another section has is among the local headlines', () => {
  const found = aged(1, { ...county, kind: 'feature' });
  const page = frontPage(material({ 'local-news': many(4, county), lifestyle: [found, aged(2)] }));
  expect(ids([...page.seconds, ...page.nearby])).toContain(found.id);
});

test('what a local source reports from elsewhere may lead, and stands there only', () => {
  const beyond = [aged(1, { local: { reach: 'region' } })];
  const local = {
    state: 'items',
    items: [aged(20, { ...county, kind: 'feature' })],
    beyond,
    updatedAt: new Date(),
    stale: false,
  } as const;
  const page = frontPage(material({ 'local-news': local, politics: many(3) }));
  expect(page.lead?.item.id).toBe(beyond[0]?.id);
  expect(ids([...page.nearby, ...(page.blocks['local-news'] ?? [])])).not.toContain(beyond[0]?.id);
});

test('an entry of a calendar stands nowhere among the news', () => {
  const calendar = { dates: 'November 24, 2026', text: '' };
  const entry = aged(0, { ...county, calendar, kind: 'calendar' });
  expect(all(frontPage(material({ 'local-news': [entry], events: [entry] })))).toEqual([]);
});

test('what reads like a shop window, a digest or an obituary is not on the wall', () => {
  const image = (name: string) => ({ image: `https://cdn.example/${name}.jpg` });
  const [walk, soup] = [
    aged(3, { title: 'A walk at noon', ...image('c') }),
    aged(4, { title: 'A soup for winter', ...image('d') }),
  ];
  const [gifts, garden] = [
    aged(1, { title: 'Seven gifts for gardeners', ...image('a') }),
    aged(2, { title: 'A garden in winter', ...image('b') }),
  ];
  const page = frontPage(
    material({
      'local-news': many(20, county),
      politics: many(8),
      lifestyle: [gifts, garden],
      arts: [walk],
      food: [soup],
      technology: [aged(1, { kind: 'roundup', ...image('e') })],
      automotive: [aged(1, { kind: 'obituaries', ...image('f') })],
    }),
  );
  expect(ids(page.wall).sort()).toEqual([garden.id, walk.id, soup.id].sort());
});

test('sections that failed are named with their message', () => {
  const message = 'HTTP error! status: 503';
  const { failed } = frontPage(
    material({ business: { state: 'error', message }, health: { state: 'empty' } }),
  );
  expect(failed).toEqual([{ feedKey: 'business', message }]);
});

test('a page of nothing is empty, and no failure', () => {
  expect(all(frontPage(material({})))).toEqual([]);
});

describe('stories in Spanish', () => {
  const es = { ...county, language: 'es' } as const;

  test('of three days and of here stand by themselves among more in English, never on top', () => {
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

  test('are the page of a paper whose local sources are Spanish, whatever the nation’s are', () => {
    const page = frontPage(material({ 'local-news': many(12, es), 'national-news': many(40) }));
    expect(page.lead?.item.language).toBe('es');
    expect([page.nearby.length, page.inSpanish]).toEqual([6, []]);
  });

  test('are the page of a city in Mexico, also where too few are known as Spanish', () => {
    const page = frontPage(material({ 'local-news': [...many(4, es), ...many(9, county)] }, 'MX-YUC'));
    expect(all(page)).toHaveLength(13);
    expect(page.inSpanish).toEqual([]);
  });
});

describe('the latest news', () => {
  const latestOf = (items: NewsItem[], beyond: NewsItem[], others: NewsItem[]) => {
    const news = { state: 'items', items, beyond, updatedAt: new Date(now), stale: false } as const;
    return frontPage(material({ 'local-news': news, 'national-news': others })).blocks['local-news'] ?? [];
  };
  const region = { local: { reach: 'region' }, source: 'The Region' } as const;
  const elsewhere = { local: { reach: 'elsewhere' }, source: 'The Nation' } as const;

  test('are twenty after See All whenever there are twenty: local, then of the region, then the newest', () => {
    const latest = latestOf(many(12, county), many(9, region), many(40, elsewhere));
    expect(latest).toHaveLength(20);
    const from = latest.map(({ item }) => item.local?.reach);
    expect(from).toEqual(
      from.toSorted((one, other) => places.indexOf(one ?? '') - places.indexOf(other ?? '')),
    );
    expect(new Set(from)).toEqual(new Set(places));
  });

  test('do not take from the list of other headlines', () => {
    const page = frontPage(material({ 'local-news': many(12, county), 'national-news': many(9, elsewhere) }));
    expect(page.more).toHaveLength(8);
  });

  test.each(['roundup', 'event', 'obituaries', 'opinion'] as const)(
    'and those beside the lead have a %s last, however new',
    (kind) => {
      const soft = aged(0, { ...county, kind, title: 'What to do this week' });
      const { nearby, blocks } = frontPage(material({ 'local-news': [soft, ...many(12, county)] }));
      expect([...nearby, ...(blocks['local-news'] ?? [])].at(-1)?.item.kind).toBe(kind);
    },
  );

  test('have a roundup of here after the news of the region', () => {
    const roundup = aged(0, { ...county, kind: 'roundup', title: 'What to do this week' });
    const latest = latestOf([roundup, ...many(11, county)], many(3, region), []);
    expect(latest.map(({ item }) => item.source).slice(-4, -1)).toEqual(Array(3).fill('The Region'));
    expect(latest.at(-1)?.item).toMatchObject({ title: roundup.title });
  });

  test('leave the other headlines, of which an outlet has two of eight while others have news', () => {
    const old = Array.from({ length: 9 }, (_, day) => aged(24 + day, { source: `Paper ${day}` }));
    const { more } = frontPage(material({ 'national-news': many(12, elsewhere), arts: old }));
    expect(more.filter(({ item }) => item.source === 'The Nation')).toHaveLength(2);
  });

  test('have the rest of the region in their first row on a quiet day, before the nation', () => {
    const latest = latestOf(many(8, county), many(9, region), many(3, elsewhere));
    expect(latest.slice(0, 5).map(({ item }) => item.source)).not.toContain('The Nation');
  });

  test('never have what sells among those that fill them', () => {
    const gifts = many(3, { title: 'Seven gifts for gardeners', kind: 'feature' });
    expect(
      latestOf(
        many(8, county),
        [],
        gifts.map((item, at) => ({ ...item, title: `${item.title} ${at}` })),
      ),
    ).toEqual([]);
  });
});

describe('the wall', () => {
  const image = (name: string) => ({ image: `https://cdn.example/${name}.jpg` });
  const pictured = (count: number, name: string, fields = {}) =>
    many(count, fields).map((item, at) => ({ ...item, ...image(`${name}-${at}`) }));

  test('has photos of local stories that stand nowhere above, before newer ones of elsewhere', () => {
    const local = pictured(30, 'local', county);
    const page = frontPage(
      material({ 'local-news': local, arts: pictured(2, 'arts'), food: pictured(2, 'food') }),
    );
    expect(page.wall).toHaveLength(5);
    expect(page.wall[0]?.feedKey).toBe('local-news');
    expect(page.wall.slice(0, 3).map(({ feedKey }) => feedKey)).toContain('food');
    expect(new Set(ids(all(page))).size).toBe(all(page).length);
  });

  test('has large what might have led, before a feature of here', () => {
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

  test('is a list of headlines where there are too few photos', () => {
    const page = frontPage(
      material({ 'local-news': many(30, county), arts: pictured(2, 'arts'), food: many(9) }),
    );
    expect([page.wall, page.more.length]).toEqual([[], 8]);
  });
});

describe('of a city without a section Local News', () => {
  const without = (lists: Parameters<typeof material>[0]) => {
    const all = material(lists);
    return { ...all, sections: all.sections.filter(({ feedKey }) => feedKey !== 'local-news') };
  };

  test('the local stories of other sections are the latest news, as many as they are and from two days too', () => {
    const local = many(40, { ...county, kind: 'feature' }).map((item, index) => ({
      ...item,
      source: index % 2 ? 'Daily' : 'Radio',
    }));
    const page = frontPage(without({ lifestyle: local.slice(0, 20), arts: local.slice(20) }));
    expect([page.nearby.length, page.blocks['local-news']?.length]).toEqual([6, 20]);
  });

  test('two of the four on top are local, as long as any is of two days', () => {
    const local = [aged(30, county), aged(32, county)];
    const { lead, seconds } = frontPage(without({ politics: local, 'national-news': many(9) }));
    expect(ids(lead ? [lead, ...seconds] : [])).toEqual(expect.arrayContaining(local.map(({ id }) => id)));
  });
});

test('the local page has the story worth most, then twenty by time, then the blocks; none twice', () => {
  const { featured, latest, blocks } = localPage(
    material({ 'local-news': many(30, county), business: many(30), politics: many(5), health: many(2) }),
  );
  const counts = [latest.length, blocks.business?.length, blocks.politics?.length, blocks.health?.length];
  expect(counts).toEqual([20, 20, 5, 2]);
  const all = [...(featured ? [featured] : []), ...latest, ...Object.values(blocks).flat()].map(
    ({ item }) => item.id,
  );
  expect(new Set(all).size).toBe(all.length);
});

test('the featured story is news rather than a newer event', () => {
  const [event, news] = [aged(0, { ...county, kind: 'event' }), aged(9, county)];
  expect(localPage(material({ 'local-news': [event, news] })).featured?.item.id).toBe(news.id);
});

test('what other sections have of the county is in the list, and not in their block', () => {
  const near = aged(3, county);
  const { latest, blocks } = localPage(
    material({ 'local-news': many(4, county), business: [near, aged(1)] }),
  );
  expect(latest.map(({ item }) => item.id)).toContain(near.id);
  expect(blocks.business).toHaveLength(1);
});

test('stories in Spanish stand after the English ones, in a list of their own', () => {
  const [spanish, english] = [aged(1, { ...county, language: 'es' }), aged(2, county)];
  const { featured, latest, inSpanish } = localPage(material({ 'local-news': [spanish, english] }));
  expect([featured?.item.id, latest.length]).toEqual([english.id, 0]);
  expect(inSpanish.map(({ item }) => item.id)).toEqual([spanish.id]);
});
