import { describe, expect, test } from '@jest/globals';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { alertLines, type Problems, type Sent } from '@/lib/health/alert-lines';
import { metricText } from '@/lib/health/metric-text';
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

test('the alert sender sends several alerts as one message with at most twenty lines', async () => {
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
])(
  'the alert sender logs once that a webhook %s, waits, and sends the same alerts again',
  async (_, reply, line) => {
    const { send, posts, world, lines } = sender([reply, reply]);
    world.problems = problemsOf('a');
    for (const at of [0, 1, 9, 10, 19, 20, 21]) await send(at * minute);
    expect(posts).toEqual(['a broke', 'a broke', 'a broke']);
    expect(lines).toEqual([line, 'info alerts can be sent again']);
  },
);

describe('The lines of an alert', () => {
  const minute = 60_000;

  /** Returns each step with the lines that alertLines returns. `5 a → a!`: in minute 5 with the problem a, it returns `a!`. */
  function play(steps: readonly string[]): string[] {
    let sent: Sent = new Map();
    return steps.map((step) => {
      const [, minutes, problems = ''] = /^(\d+) ?(\w*) →/.exec(step) ?? [];
      const now = new Map([...problems].map((key) => [key, { begun: `${key}!`, over: `${key}.` }]));
      const result = alertLines(sent, now, Number(minutes) * minute);
      sent = result.sent;
      return [step.replace(/→.*/, '→'), ...result.lines].join(' ');
    });
  }

  test.each([
    ['nothing without problems', ['0 →']],
    [
      'one line when a problem begins and one when it ends',
      ['0 a → a!', '1 a →', '200 a →', '201 → a.', '202 →'],
    ],
    ['the lines about several problems together', ['0 abc → a! b! c!', '90 → a. b. c.']],
    ['the start of one problem together with the end of another', ['0 a → a!', '90 b → b! a.']],
    [
      'the end of a problem that lasts less than an hour only once the hour is over',
      ['0 a → a!', '5 →', '59 →', '60 → a.', '61 →'],
    ],
    [
      'at most one line per hour about a problem that comes and goes',
      ['0 a → a!', '10 →', '20 a →', '60 a →', '70 → a.', '80 a →', '129 a →', '130 a → a!'],
    ],
    ['the start of a problem soon after another began', ['0 a → a!', '1 ab → b!']],
    [
      'a line immediately if a problem returns after more than an hour',
      ['0 a → a!', '60 → a.', '121 →', '122 a → a!'],
    ],
  ])('alertLines sends %s', (_, steps) => {
    expect(play(steps)).toEqual(steps);
  });
});

test.each([
  ['a_total', 3, '# TYPE a_total counter', 'a_total 3'],
  ['b', 0.5, '# TYPE b gauge', 'b 0.5'],
  ['b', [{ labels: { state: 'é', city: '' }, value: 1e21 }], '# TYPE b gauge', 'b{state="é",city=""} 1e+21'],
  [
    'b',
    [{ labels: { source: 'The "Sun"\\\n' }, value: 1 }],
    '# TYPE b gauge',
    String.raw`b{source="The \"Sun\"\\\n"} 1`,
  ],
])(
  'metricText writes the help, type and samples of the metric %s for the value %j',
  (name, values, type, sample) => {
    expect(metricText(name, 'What it is.', values)).toBe(`# HELP ${name} What it is.\n${type}\n${sample}\n`);
  },
);
