import { expect, jest, test } from '@jest/globals';
import { createGroupKeeper } from '@/lib/news/clusters/group-keeper';
import { poolKey } from '@/lib/news/clusters/story-pool';
import type { NewsItem } from '@/lib/news/news-item';
import { otherNews, report } from './day-of-news';

const text = 'Firefighters are battling the Canyon Fire, which forced evacuations in Yorba Linda.';
const first = report('laist.example', 'Canyon Fire forces evacuations in Yorba Linda', text, { hour: 1 });
const second = report('voice.example', 'Canyon Fire: evacuations in Yorba Linda', text, { hour: 2 });
const near = report('town.example', 'Yorba Linda evacuated as Canyon Fire burns', text, {
  hour: 3,
  local: { reach: 'town' },
});

function keeperOf(...start: NewsItem[]) {
  const feeds = { items: [...otherNews, ...start] };
  const onChange = jest.fn();
  const onFault = jest.fn();
  const keeper = createGroupKeeper({
    read: async () => feeds.items,
    pause: async () => {},
    onChange,
    onFault,
  });
  const titles = () =>
    keeper
      .current()
      .get(poolKey(second))
      ?.items.map(({ title }) => title);
  return { feeds, keeper, onChange, onFault, titles };
}

test('has no groups until it has looked, and says so when it has some', async () => {
  const { keeper, onChange, titles } = keeperOf(first, second);
  expect(keeper.current().size).toBe(0);
  await keeper.refresh();
  expect(titles()).toEqual([first.title, second.title]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('says nothing when the groups are as before', async () => {
  const { keeper, onChange } = keeperOf(first, second);
  await keeper.refresh();
  await keeper.refresh();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a lead that was published goes on leading, also when a nearer outlet comes', async () => {
  const { feeds, keeper, titles } = keeperOf(first, second);
  await keeper.refresh();
  feeds.items = [near, ...feeds.items];
  await keeper.refresh();
  expect(titles()).toEqual([first.title, near.title, second.title]);
});

test('when the lead leaves its feed the next one leads', async () => {
  const { feeds, keeper, titles } = keeperOf(first, second, near);
  await keeper.refresh();
  feeds.items = [...otherNews, first, second];
  await keeper.refresh();
  expect(titles()).toEqual([first.title, second.title]);
});

test('feeds that change while it groups are seen to afterwards', async () => {
  const { feeds, keeper, titles } = keeperOf(second);
  const running = keeper.refresh();
  feeds.items = [first, ...feeds.items];
  keeper.refresh();
  await running;
  expect(titles()).toEqual([first.title, second.title]);
});

test('a fault leaves the groups as they were and is told', async () => {
  const { keeper, onFault, titles, feeds } = keeperOf(first, second);
  await keeper.refresh();
  Object.defineProperty(feeds, 'items', {
    get: () => {
      throw new Error('broken');
    },
  });
  await keeper.refresh();
  expect(onFault).toHaveBeenCalledTimes(1);
  expect(titles()).toEqual([first.title, second.title]);
});
