import { describe, expect, test } from '@jest/globals';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { createAnnouncer } from '@/lib/outbound/feeds/announcer';
import { listener } from '../../../listener';

const one = { url: 'https://paper.example/headlines.xml', tag: 'a' };
const other = { url: 'https://paper.example/rss.xml', tag: 'a' };

/** An announcer with a hub that answers as it is told, and what the hub heard. */
function withHub(...answers: Outcome<{ status: number }>[]) {
  const { log, lines } = listener();
  const pings: string[] = [];
  const announce = createAnnouncer({
    ping: async (topic) => {
      pings.push(new URL(topic).pathname);
      return answers.shift() ?? ok({ status: 204 });
    },
    log,
  });
  return { announce, lines, pings };
}

describe('telling a hub', () => {
  test('a topic is told when its content changes, and not again while it stays', async () => {
    const { announce, pings } = withHub();
    await announce([one, other]);
    await announce([one, other]);
    await announce([{ ...one, tag: 'b' }, other]);
    expect(pings).toEqual(['/headlines.xml', '/rss.xml', '/headlines.xml']);
  });

  test.each<[string, Outcome<{ status: number }>]>([
    ['answers with an error', ok({ status: 500 })],
    ['is asked too often', ok({ status: 429 })],
    ['waited too long', ok({ status: 408 })],
    ['points elsewhere', ok({ status: 300 })],
    ['does not answer', fail('refused', 'connect')],
  ])('a hub that %s is left alone until the next round, and then told all of it', async (_, answer) => {
    const { announce, pings } = withHub(answer, ok({ status: 299 }));
    await announce([one, other]);
    await announce([one, other]);
    expect(pings).toEqual(['/headlines.xml', '/rss.xml', '/headlines.xml']);
  });

  test('a topic that the hub cannot take keeps no other waiting', async () => {
    const down = ok({ status: 500 });
    const { announce, pings } = withHub(down, ok({ status: 204 }), down, down);
    for (let round = 0; round < 3; round++) await announce([one, other]);
    await announce([one, { ...other, tag: 'b' }]);
    expect(pings).toEqual([
      '/headlines.xml',
      '/rss.xml',
      '/headlines.xml',
      '/headlines.xml',
      '/rss.xml',
      '/headlines.xml',
    ]);
  });

  test.each([400, 403, 404, 422])(
    'a topic that it refuses with %i silences no other, and is told again when it changes',
    async (status) => {
      const { announce, pings } = withHub(ok({ status }), ok({ status: 204 }), ok({ status }));
      await announce([one, other]);
      await announce([one, other]);
      expect(pings).toEqual(['/headlines.xml', '/rss.xml']);
      await announce([{ ...one, tag: 'b' }, other]);
      expect(pings).toEqual(['/headlines.xml', '/rss.xml', '/headlines.xml']);
    },
  );

  test('the log has one line when it falls silent and one when it answers again', async () => {
    const down = fail('refused', 'connect');
    const { announce, lines } = withHub(down, down, down);
    for (let round = 0; round < 5; round++) await announce([one]);
    await announce([other]);
    expect(lines).toEqual([
      expect.stringMatching(/^warn the WebSub hub does not take a change .*reason=refused/),
      expect.stringMatching(/^info the WebSub hub takes changes again/),
    ]);
  });

  test('the log has one line for all topics that it refuses, and one when it takes all again', async () => {
    const no = ok({ status: 403 });
    const { announce, lines } = withHub(no, no, ok({ status: 204 }));
    for (const tag of ['a', 'b'])
      await announce([
        { ...one, tag },
        { ...other, tag },
      ]);
    expect(lines).toEqual([
      'warn the WebSub hub does not take a change topic=https://paper.example/headlines.xml reason=http-status status=403 detail=HTTP status 403',
      'info the WebSub hub takes changes again',
    ]);
  });

  test('a topic that the city has no more is no trouble', async () => {
    const { announce, lines } = withHub(fail('refused', 'connect'), ok({ status: 204 }), fail('reset', 'b'));
    await announce([one]);
    await announce([other]);
    await announce([{ ...other, tag: 'b' }]);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['warn', 'warn']);
  });
});
