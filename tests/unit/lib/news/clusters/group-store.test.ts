import { expect, jest, test } from '@jest/globals';
import { createGroupStore, orderGroup } from '@/lib/news/clusters/group-store';
import { poolKey } from '@/lib/news/clusters/story-pool';
import type { NewsItem } from '@/lib/news/news-item';
import { otherNews, report } from './day-of-news';

const plain = report('plain.example', 'A fire', '', { hour: 2 });
const cases: [string, NewsItem, NewsItem][] = [
  ['the more local', report('near.example', 'A fire', '', { hour: 3, local: { reach: 'county' } }), plain],
  ['the original', plain, report('wire.example', 'A fire', '(AP) — A fire burned.', { hour: 1 })],
  ['the original', plain, report('wire.example', 'A fire', 'A fire burned.', { hour: 1, credits: ['AP'] })],
  [
    'the earlier',
    plain,
    report('late.example', 'A fire', '', { hour: 3, image: 'https://late.example/a.jpg' }),
  ],
  [
    'the one with a picture',
    report('z.example', 'A fire', '', { hour: 2, image: 'https://z.example/a.jpg' }),
    plain,
  ],
];

test.each(cases)('%s leads', (_, first, second) => {
  expect(orderGroup([second, first], () => false)).toEqual([first, second]);
});

test('what led goes on leading', () => {
  const near = report('near.example', 'A fire', '', { hour: 3, local: { reach: 'town' } });
  expect(orderGroup([near, plain], (item) => item === plain)).toEqual([plain, near]);
});

test('the town leads the county, then come region, state and elsewhere', () => {
  const reaches = ['town', 'county', 'region', 'state', 'elsewhere'] as const;
  const items = reaches.map((reach, at) =>
    report(`${reach}.example`, 'A fire', '', { hour: -at, local: { reach } }),
  );
  expect(orderGroup(items.toReversed(), () => false)).toEqual(items);
});

test.each([
  ['Reuters', 'By Reuters'],
  ['City News Service', 'Staff, City News Service'],
])('a byline of %s tells a wire story', (_, author) => {
  const wire = report('wire.example', 'A fire', '', { hour: 1, author });
  expect(orderGroup([wire, plain], () => false)).toEqual([plain, wire]);
});

test('an agency that is named after the first words tells none', () => {
  const quoting = report('wire.example', 'A fire', `${'x'.repeat(80)} Reuters`, { hour: 1 });
  expect(orderGroup([plain, quoting], () => false)).toEqual([quoting, plain]);
});

test('of two that are alike the first by address leads', () => {
  const [a, b] = [report('a.example', 'A fire'), report('b.example', 'A fire')];
  expect(orderGroup([b, a], () => false)).toEqual([a, b]);
});

const text = 'Firefighters are battling the Canyon Fire, which forced evacuations in Yorba Linda.';
const first = report('laist.example', 'Canyon Fire forces evacuations in Yorba Linda', text, { hour: 1 });
const second = report('voice.example', 'Canyon Fire: evacuations in Yorba Linda', text, { hour: 2 });
const near = report('town.example', 'Yorba Linda evacuated as Canyon Fire burns', text, {
  hour: 3,
  local: { reach: 'town' },
});

function cacheOf(...start: NewsItem[]) {
  const feeds = { items: [...otherNews, ...start] };
  const onChange = jest.fn();
  const onFault = jest.fn();
  const store = createGroupStore({
    read: async () => feeds.items,
    pause: async () => {},
    onChange,
    onFault,
  });
  const titles = () =>
    store
      .current()
      .get(poolKey(second))
      ?.items.map(({ title }) => title);
  return { feeds, store, onChange, onFault, titles };
}

test('has no groups until it has looked, and says so when it has some', async () => {
  const { store, onChange, titles } = cacheOf(first, second);
  expect(store.current().size).toBe(0);
  await store.refresh();
  expect(titles()).toEqual([first.title, second.title]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('says nothing of groups before somebody has read them', async () => {
  const { feeds, store, onChange } = cacheOf(first, second);
  await store.refresh();
  expect(onChange).not.toHaveBeenCalled();
  store.current();
  feeds.items = [near, ...feeds.items];
  await store.refresh();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('names the stories whose groups have changed, and no other', async () => {
  const { feeds, store, onChange } = cacheOf(first, second);
  store.current();
  await store.refresh();
  expect(onChange).toHaveBeenLastCalledWith([first, second].map(poolKey));
  feeds.items = [near, ...feeds.items];
  await store.refresh();
  const named = onChange.mock.lastCall?.[0] as string[];
  expect(new Set(named)).toEqual(new Set([first, second, near].map(poolKey)));
});

test('says nothing when the groups are as before', async () => {
  const { store, onChange } = cacheOf(first, second);
  store.current();
  await store.refresh();
  await store.refresh();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a lead that was published goes on leading, also when a nearer outlet comes', async () => {
  const { feeds, store, titles } = cacheOf(first, second);
  await store.refresh();
  feeds.items = [near, ...feeds.items];
  await store.refresh();
  expect(titles()).toEqual([first.title, near.title, second.title]);
});

test('when the lead leaves its feed the next one leads', async () => {
  const { feeds, store, titles } = cacheOf(first, second, near);
  await store.refresh();
  feeds.items = [...otherNews, first, second];
  await store.refresh();
  expect(titles()).toEqual([first.title, second.title]);
});

test('a report whose other report has left its feed stands alone again', async () => {
  const { feeds, store } = cacheOf(first, second);
  await store.refresh();
  feeds.items = [...otherNews, first];
  await store.refresh();
  expect(store.current().has(poolKey(first))).toBe(false);
});

test('feeds that change while it groups are seen to afterwards', async () => {
  const { feeds, store, titles } = cacheOf(second);
  const running = store.refresh();
  feeds.items = [first, ...feeds.items];
  store.refresh();
  await running;
  expect(titles()).toEqual([first.title, second.title]);
});

test('a fault leaves the groups as they were and is told', async () => {
  const { store, onFault, titles, feeds } = cacheOf(first, second);
  await store.refresh();
  Object.defineProperty(feeds, 'items', {
    get: () => {
      throw new Error('broken');
    },
  });
  await store.refresh();
  expect(onFault).toHaveBeenCalledTimes(1);
  expect(titles()).toEqual([first.title, second.title]);
});
