import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { createAnnouncer } from '@/lib/outbound/feeds/websub/announcer';
import { guardedPost } from '@/lib/web/guarded-post';
import { listener } from '../../../../listener';

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
    ['does not answer', fail('refused', 'connect')],
  ])('a hub that %s is left alone until the next round, and then told all of it', async (_, answer) => {
    const { announce, pings } = withHub(answer);
    await announce([one, other]);
    await announce([one, other]);
    expect(pings).toEqual(['/headlines.xml', '/headlines.xml', '/rss.xml']);
  });

  test('the log has one line when it falls silent and one when it answers again', async () => {
    const down = fail('refused', 'connect');
    const { announce, lines } = withHub(down, down, down);
    for (let round = 0; round < 5; round++) await announce([one]);
    expect(lines).toEqual([
      expect.stringMatching(/^warn the WebSub hub does not take changes.*reason=refused/),
      expect.stringMatching(/^info the WebSub hub takes changes again/),
    ]);
  });
});

/** A server on loopback that keeps what is posted to it. */
async function loopbackHub(status: number, work: (url: string) => Promise<void>): Promise<string[]> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      heard.push(`${request.method} ${request.headers['content-type']} ${body}`);
      response.writeHead(status, { Location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hub`);
  await new Promise((resolve) => server.close(resolve));
  return heard;
}

describe('the form that is posted', () => {
  test('names mode and topic', async () => {
    const heard = await loopbackHub(204, async (hub) => {
      const form = { 'hub.mode': 'publish', 'hub.url': 'https://paper.example/rss.xml' };
      expect(await guardedPost(hub, form, { headers: {}, timeoutMs: 5000 })).toEqual(ok({ status: 204 }));
    });
    expect(heard).toEqual([
      'POST application/x-www-form-urlencoded hub.mode=publish&hub.url=https%3A%2F%2Fpaper.example%2Frss.xml',
    ]);
  });

  test('is not carried to where a redirect leads', async () => {
    const heard = await loopbackHub(307, async (hub) => {
      expect(await guardedPost(hub, {}, { headers: {}, timeoutMs: 5000 })).toEqual(ok({ status: 307 }));
    });
    expect(heard).toHaveLength(1);
  });

  test('to an address of another scheme is refused', async () => {
    expect(await guardedPost('ftp://hub.example/', {}, { headers: {}, timeoutMs: 100 })).toMatchObject({
      ok: false,
      failure: { reason: 'address-refused' },
    });
  });

  test('to nobody is a failure by name', async () => {
    let gone = '';
    await loopbackHub(200, async (hub) => {
      gone = hub;
    });
    expect(await guardedPost(gone, {}, { headers: {}, timeoutMs: 5000 })).toMatchObject({
      ok: false,
      failure: { reason: 'refused' },
    });
  });
});
