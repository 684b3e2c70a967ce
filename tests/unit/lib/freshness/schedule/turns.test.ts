import { expect, test } from '@jest/globals';
import { turns } from '@/lib/freshness/schedule/turns';

/** Works that are told when to end, and which of them have begun. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

/** Lets everything happen that waits for nothing outside. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const forEver = () => new Promise<void>(() => undefined);

test('four are at work at once, the fifth when one has ended', async () => {
  const { begun, work, end } = works();
  const turn = turns(4, forEver);
  for (const name of ['a', 'b', 'c', 'd', 'e']) void turn(`https://${name}.example/`)(work(name));
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  end('b');
  await settled();
  expect(begun).toContain('e');
});

test('of one host one is at work, until it has ended', async () => {
  const { begun, work, end } = works();
  const turn = turns(1, () => Promise.resolve());
  for (const name of ['a', 'b']) void turn('https://one.example/')(work(name));
  await settled();
  expect(begun).toEqual(['a']);
  end('a');
  await settled();
  expect(begun).toEqual(['a', 'b']);
});

test('four that hang do not hold up the others, and give their answer all the same', async () => {
  const { begun, work, end } = works();
  const turn = turns(4, () => Promise.resolve());
  const first = turn('https://a.example/')(work('a'));
  for (const name of ['b', 'c', 'd', 'e']) void turn(`https://${name}.example/`)(work(name));
  await settled();
  expect(begun).toContain('e');
  end('a');
  expect(await first).toBe('a');
});

test('work that breaks ends its turn, and its error is its own', async () => {
  const turn = turns(1, forEver);
  const broken = turn('https://a.example/')(() => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  expect(await turn('https://a.example/')(async () => 'next')).toBe('next');
});
