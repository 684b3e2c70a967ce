import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import { guardedPost } from '@/lib/web/guarded-post';

const options = { headers: {}, timeoutMs: 5000 };

type Heard = { method: string | undefined; headers: Record<string, unknown>; body: string };

/** A server on loopback that keeps what is posted to it. */
async function posted(
  work: (url: string) => Promise<void>,
  answer: (response: ServerResponse) => void = (response) => response.writeHead(204).end(),
): Promise<Heard[]> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      heard.push({ method: request.method, headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hub`);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return heard;
}

const moved = (response: ServerResponse) => response.writeHead(307, { Location: '/elsewhere' }).end();

describe('the form that is posted', () => {
  test('has its fields, encoded, and the headers that were given', async () => {
    const heard = await posted(async (hub) => {
      const form = { 'hub.mode': 'publish', 'hub.url': 'https://paper.example/é?a&b' };
      const headers = { 'User-Agent': 'Paper/1.0' };
      expect(await guardedPost(hub, form, { ...options, headers })).toEqual(ok({ status: 204 }));
    });
    expect(heard).toMatchObject([
      {
        method: 'POST',
        body: 'hub.mode=publish&hub.url=https%3A%2F%2Fpaper.example%2F%C3%A9%3Fa%26b',
        headers: {
          'user-agent': 'Paper/1.0',
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': '69',
        },
      },
    ]);
  });

  test('is answered by the status alone: the connection closes, however much more the hub would say', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    await posted(
      async (hub) => {
        expect(await guardedPost(hub, {}, { ...options, timeoutMs: 60_000 })).toEqual(ok({ status: 200 }));
        await closed;
      },
      (response) => {
        closed = new Promise((resolve) => response.once('close', resolve));
        response.writeHead(200).write('endless');
      },
    );
  });

  test('is not carried to where a redirect leads', async () => {
    const heard = await posted(async (hub) => {
      expect(await guardedPost(hub, {}, options)).toEqual(ok({ status: 307 }));
    }, moved);
    expect(heard).toHaveLength(1);
  });
});

test('the status is the answer: what follows it is not waited for', async () => {
  await posted(
    async (hub) => expect(await guardedPost(hub, {}, options)).toEqual(ok({ status: 202 })),
    (response) => void response.writeHead(202).write('a body without an end'),
  );
});

describe('an address is refused', () => {
  test.each([
    ['of another scheme', 'ftp://hub.example/', 'ftp: is not fetched'],
    ['with a user name', 'http://ann@127.0.0.1:9/', 'an address with a user name is not fetched'],
    ['that is none', 'hub.example', 'not an address'],
  ])('%s', async (_, address, detail) => {
    const failure = { reason: 'address-refused', detail };
    expect(await guardedPost(address, {}, options)).toEqual({ ok: false, failure });
  });
});

describe('a failure by name', () => {
  test('is nobody there', async () => {
    let gone = '';
    await posted(async (hub) => {
      gone = hub;
    });
    expect(await guardedPost(gone, {}, options)).toMatchObject({ ok: false, failure: { reason: 'refused' } });
  });

  test('is no answer before the deadline', async () => {
    await posted(
      async (hub) => {
        const reply = await guardedPost(hub, {}, { ...options, timeoutMs: 20 });
        expect(reply).toMatchObject({ ok: false, failure: { reason: 'timeout' } });
      },
      () => undefined,
    );
  });

  test('is a connection that breaks before the answer', async () => {
    await posted(
      async (hub) =>
        expect(await guardedPost(hub, {}, options)).toMatchObject({
          ok: false,
          failure: { reason: 'reset' },
        }),
      (response) => void response.destroy(),
    );
  });
});
