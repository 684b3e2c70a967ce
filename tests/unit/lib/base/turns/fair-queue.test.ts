import { expect, test } from '@jest/globals';
import { FairQueue } from '@/lib/base/turns/fair-queue';

/** Creates a queue with these items; `a/b/1` is item 1 of group b in group a. */
function queueOf(...items: string[]): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const item of items) queue.add(item.split('/').slice(0, -1), item);
  return queue;
}

function takeAll(queue: FairQueue<string>): string[] {
  const taken: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item);
  return taken;
}

test.each([
  ['returns nothing from an empty queue', '', ''],
  ['returns items of one group in order', 'a/1 a/2 a/3', 'a/1 a/2 a/3'],
  ['takes turns between outermost groups', 'a/1 a/2 a/3 b/4 c/5', 'a/1 b/4 c/5 a/2 a/3'],
  [
    'takes turns between inner groups within the turns of their outer group',
    'a/x/1 a/x/2 a/y/3 b/z/4',
    'a/x/1 b/z/4 a/y/3 a/x/2',
  ],
  [
    'takes turns between outer groups, however many members they have',
    'a/1/1 a/2/2 a/3/3 a/4/4 b/1/5 b/1/6',
    'a/1/1 b/1/5 a/2/2 b/1/6 a/3/3 a/4/4',
  ],
  ['takes turns between groups of different depth', 'a/x/y/1 a/x/z/2 b/3 4/5', 'a/x/y/1 b/3 4/5 a/x/z/2'],
  [
    'does not confuse groups of the same name in different outer groups',
    'a/x/1 b/x/2 a/x/3',
    'a/x/1 b/x/2 a/x/3',
  ],
])('a fair queue %s', (_, added, taken) => {
  expect(takeAll(queueOf(...added.split(' ').filter(Boolean)))).toEqual(taken.split(' ').filter(Boolean));
});

test('a new group is served before another group’s second waiting item', () => {
  const queue = queueOf('a/1', 'a/2', 'b/3', 'b/4');
  expect([queue.take(), queue.take()]).toEqual(['a/1', 'b/3']);
  queue.add(['c'], 'c/5');
  expect(takeAll(queue)).toEqual(['a/2', 'b/4', 'c/5']);
});

test('a thousand items in one group delay another group by only one item', () => {
  const crowd = Array.from({ length: 1000 }, (_, at) => `net/${at % 16}/${at}/${at}`);
  const queue = queueOf(...crowd, 'other/1');
  expect(takeAll(queue).indexOf('other/1')).toBe(1);
});
