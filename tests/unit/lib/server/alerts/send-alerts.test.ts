import { expect, test } from '@jest/globals';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import type { Broken } from '@/lib/server/alerts/alert-lines';
import { alertTeller, messageFor } from '@/lib/server/alerts/send-alerts';
import { listener } from '../../../listener';

const minute = 60_000;
const brokenIs = (...keys: string[]): Broken =>
  new Map(keys.map((key) => [key, { begun: `${key} broke`, over: `${key} is whole` }]));

function teller(replies: Outcome<{ status: number }>[] = []) {
  const { log, lines } = listener();
  const posts: string[] = [];
  const world = { broken: brokenIs() };
  const tell = alertTeller({
    broken: () => world.broken,
    post: async (text) => {
      posts.push(text);
      return replies.shift() ?? ok({ status: 200 });
    },
    log,
  });
  return { tell, posts, world, lines };
}

test.each([
  ['https://ntfy.example/a-topic', 'https://ntfy.example/', { topic: 'a-topic', message: 'a < b & c' }],
  [
    'http://10.0.0.7:8080/desk?auth=x',
    'http://10.0.0.7:8080/?auth=x',
    { topic: 'desk', message: 'a < b & c' },
  ],
  [
    'https://chat.example/services/T0/B0/x',
    'https://chat.example/services/T0/B0/x',
    { text: 'a &lt; b &amp; c' },
  ],
  ['https://chat.example/hooks/x', 'https://chat.example/hooks/x', { text: 'a &lt; b &amp; c' }],
])('for %s it posts to %s', (address, to, json) => {
  const message = messageFor(address, 'a < b & c');
  expect([message.address, JSON.parse(message.json)]).toEqual([to, json]);
});

test('several are one message, of twenty lines at most', async () => {
  const { tell, posts, world } = teller();
  world.broken = brokenIs('a', 'b');
  await tell(0);
  world.broken = brokenIs(...Array.from({ length: 25 }, (_, at) => `n${at}`));
  await tell(minute);
  expect(posts[0]).toBe('a broke\nb broke');
  expect(posts[1]?.split('\n')).toHaveLength(21);
  expect(posts[1]).toMatch(/\nand 5 more$/);
});

test.each<[string, Outcome<{ status: number }>, string]>([
  ['refuses', ok({ status: 403 }), 'warn alerts cannot be sent status=403'],
  ['leads elsewhere', ok({ status: 302 }), 'warn alerts cannot be sent status=302'],
  ['is away', fail('refused', 'ntfy.example:443/secret'), 'warn alerts cannot be sent reason=refused'],
])('a webhook that %s is told once, rests, and gets the same later', async (_, reply, line) => {
  const { tell, posts, world, lines } = teller([reply, reply]);
  world.broken = brokenIs('a');
  for (const at of [0, 1, 9, 10, 19, 20, 21]) await tell(at * minute);
  expect(posts).toEqual(['a broke', 'a broke', 'a broke']);
  expect(lines).toEqual([line, 'info alerts can be sent again']);
});
