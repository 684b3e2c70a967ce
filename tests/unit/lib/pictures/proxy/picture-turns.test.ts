import { expect, test } from '@jest/globals';
import { type Outcome, ok } from '@/lib/base/outcome';
import { pictureTurns } from '@/lib/pictures/proxy/picture-turns';

/** Work that ends when it is told to, and what is under way. */
function workshop() {
  const ends: (() => void)[] = [];
  const work = () =>
    new Promise<Outcome<string>>((resolve) => {
      ends.push(() => resolve(ok('done')));
    });
  return { ends, work };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

test('two pictures of a host are under way at once, and eight of all hosts', async () => {
  const { ends, work } = workshop();
  const turns = pictureTurns();
  const all = ['a', 'b', 'c', 'd', 'e'].flatMap((host) =>
    [1, 2, 3].map((number) => turns.atHost(`https://${host}.example/${number}.jpg`, work)),
  );
  await soon();
  expect(ends).toHaveLength(8);
  for (let at = 0; at < 15; at++) {
    ends[at]?.();
    await soon();
  }
  expect(await Promise.all(all)).toHaveLength(15);
});

test('two are encoded at once', async () => {
  const { ends, work } = workshop();
  const turns = pictureTurns();
  const all = [1, 2, 3].map(() => turns.toEncode(work));
  await soon();
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await soon();
  expect(ends).toHaveLength(3);
  for (const end of ends) end();
  await Promise.all(all);
});

test('with 200 waiting the next is told so at once', async () => {
  const { ends, work } = workshop();
  const turns = pictureTurns();
  const waiting = Array.from({ length: 200 }, (_, at) => turns.atHost(`https://h${at}.example/a.jpg`, work));
  expect(await turns.atHost('https://late.example/a.jpg', work)).toMatchObject({
    failure: { reason: 'busy' },
  });
  for (let at = 0; at < 200; at++) {
    if (!ends[at]) await soon();
    ends[at]?.();
  }
  await Promise.all(waiting);
  expect(ends).toHaveLength(200);
});
