import { describe, expect, test } from '@jest/globals';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { readSettings } from '@/lib/settings/settings';
import type { GetOptions, Reply } from '@/lib/web/guarded-get';
import { checkLinks, classifyLink, look } from '../../../../../scripts/doctor/checks/check-links';
import { realDeps } from '../../../../../scripts/doctor/doctor-deps';
import { boulder } from '../../../small-cities';
import '../../../with-anaheim';

const link = { href: 'https://a.example/', places: ['faq'] };
const reply = (status: number, movedTo?: string): Outcome<Reply> =>
  ok({ status, headers: {}, bytes: Buffer.alloc(0), movedTo });

test.each<[string, Outcome<Reply>, string]>([
  ['answers', reply(200), 'good'],
  ['answers without a text', reply(204), 'good'],
  ['has moved for good', reply(200, 'https://b.example/'), 'note'],
  ['may refuse programs only', reply(403), 'note'],
  ['is not there', reply(404), 'wrong'],
  ['is gone', reply(410), 'wrong'],
  ['is ill', reply(500), 'wrong'],
  ['has no such host', fail('dns', 'ENOTFOUND'), 'wrong'],
])('a link that %s', (_, answer, state) => {
  expect(classifyLink(link, answer).state).toBe(state);
});

describe('a link is asked for', () => {
  async function asked(...answers: Outcome<Reply>[]) {
    const methods: (string | undefined)[] = [];
    const get = async (_: string, { method, withoutBody }: GetOptions) => {
      methods.push(withoutBody && method);
      return answers[methods.length - 1] as Outcome<Reply>;
    };
    return { reply: await look('https://a.example/', { get, userAgent: 'a-robot' }), methods };
  }

  test('by HEAD alone where that is answered', async () => {
    expect((await asked(reply(200))).methods).toEqual(['HEAD']);
  });

  test.each([
    ['refused', reply(405)],
    ['not found', reply(404)],
    ['broken off', fail('reset', '')],
  ])('by GET, without its body, where HEAD is %s', async (_, head) => {
    const { methods, reply: last } = await asked(head, reply(200));
    expect(methods).toEqual(['HEAD', 'GET']);
    expect(last).toEqual(reply(200));
  });
});

test('a link that is named in many places tells the first three', () => {
  const { subject } = classifyLink({ ...link, places: ['a', 'b', 'c', 'd', 'e'] }, reply(404));
  expect(subject).toBe('https://a.example/ (a, b, c and 2 more)');
});

describe('the links of a city', () => {
  const unreached: Outcome<Reply> = fail('dns', 'ENOTFOUND');
  const check = (links: readonly { name: string; href: string }[], get = async () => unreached) => {
    const city = { ...boulder, elsewhere: links };
    const settings = { ...readSettings({}), citiesDir: 'tests/cities', city: 'boulder' };
    return checkLinks({ ...realDeps(settings, city, () => undefined), get });
  };

  test('may be none', async () => {
    expect(await check([])).toEqual([]);
  });

  test('of which none is reached say something of this machine', async () => {
    const links = [
      { name: 'A', href: 'https://a.example/' },
      { name: 'B', href: 'https://b.example/' },
    ];
    expect(await check(links)).toMatchObject([{ subject: '2 links of the city', state: 'wrong' }]);
  });
});
