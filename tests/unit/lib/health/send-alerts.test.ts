import { expect, test } from '@jest/globals';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import type { Problems } from '@/lib/health/alert-lines';
import { alertSender, messageFor } from '@/lib/health/send-alerts';
import { listener } from '../../listener';

const minute = 60_000;
const problemsOf = (...keys: string[]): Problems =>
  new Map(keys.map((key) => [key, { begun: `${key} broke`, over: `${key} is whole` }]));

function sender(replies: Outcome<{ status: number }>[] = []) {
  const { log, lines } = listener();
  const posts: string[] = [];
  const world = { problems: problemsOf() };
  const send = alertSender({
    problems: () => world.problems,
    post: async (text) => {
      posts.push(text);
      return replies.shift() ?? ok({ status: 200 });
    },
    log,
  });
  return { send, posts, world, lines };
}

const message = 'a < b & c';
const text = 'a &lt; b &amp; c';

test.each([
  ['https://ntfy.example/a-topic', 'https://ntfy.example/', { topic: 'a-topic', message }],
  ['http://10.0.0.7:8080/desk?auth=x', 'http://10.0.0.7:8080/?auth=x', { topic: 'desk', message }],
  ['https://chat.example/services/T0/B0/x', 'https://chat.example/services/T0/B0/x', { text }],
  ['https://chat.example/hooks/x', 'https://chat.example/hooks/x', { text }],
])('posts alerts for %s to %s', (webhook, to, json) => {
  const post = messageFor(webhook, message);
  expect([post.address, JSON.parse(post.json)]).toEqual([to, json]);
});

test('sends several alerts as one message with at most twenty lines', async () => {
  const { send, posts, world } = sender();
  world.problems = problemsOf('a', 'b');
  await send(0);
  world.problems = problemsOf(...Array.from({ length: 25 }, (_, at) => `n${at}`));
  await send(minute);
  expect(posts[0]).toBe('a broke\nb broke');
  expect(posts[1]?.split('\n')).toHaveLength(21);
  expect(posts[1]).toMatch(/\nand 5 more$/);
});

test.each<[string, Outcome<{ status: number }>, string]>([
  ['refuses alerts', ok({ status: 403 }), 'warn alerts cannot be sent status=403'],
  ['redirects alerts', ok({ status: 302 }), 'warn alerts cannot be sent status=302'],
  ['is unreachable', fail('refused', 'ntfy.example:443/secret'), 'warn alerts cannot be sent reason=refused'],
])('logs once that a webhook %s, waits, and sends the same alerts again', async (_, reply, line) => {
  const { send, posts, world, lines } = sender([reply, reply]);
  world.problems = problemsOf('a');
  for (const at of [0, 1, 9, 10, 19, 20, 21]) await send(at * minute);
  expect(posts).toEqual(['a broke', 'a broke', 'a broke']);
  expect(lines).toEqual([line, 'info alerts can be sent again']);
});
