import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { askFramework } from '@/lib/server/framework/ask-framework';

const ask = (handle: RequestListener) =>
  askFramework(handle)({ url: '/faq', headers: { host: 'a.example' } });

test('the framework sees what it is asked, and what it would have sent is a value', async () => {
  const { status, headers, body } = await ask((request, response) => {
    response.writeHead(201, { 'Content-Type': ['text/plain'], 'X-Two': ['a', 'b'], Vary: 'RSC, Accept' });
    response.write('asked ');
    response.end(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
  });
  expect({ status, headers }).toEqual({
    status: 201,
    headers: { 'content-type': 'text/plain', 'x-two': 'a, b', vary: 'Accept' },
  });
  expect(String(body)).toBe(
    'asked GET /faq {"host":"a.example","user-agent":"local-news","connection":"close"}',
  );
});

test.each<[string, RequestListener, number, string]>([
  ['a head alone', (_, response) => void response.writeHead(307, { Location: '/b' }).end(), 307, ''],
  ['a stream', (_, response) => void Readable.from(['one ', 'two']).pipe(response), 200, 'one two'],
  ['a megabyte', (_, response) => void response.end('x'.repeat(1e6)), 200, 'x'.repeat(1e6)],
  [
    'what waits for the end of the question',
    async (request, response) => {
      for await (const _ of request);
      response.end('read');
    },
    200,
    'read',
  ],
  [
    'half a page',
    (_, response) => {
      response.write('half a page');
      setImmediate(() => response.destroy());
    },
    500,
    '',
  ],
  ['nothing', (_, response) => void response.destroy(), 500, ''],
])('%s is answered as a whole, or is an error of which nothing is sent', async (_, handle, status, text) => {
  const answer = await ask(handle);
  expect([answer.status, String(answer.body)]).toEqual([status, text]);
});

test('the city in hand is that of who asks', async () => {
  const city = new AsyncLocalStorage<string>();
  const asking = askFramework((_, response) => setImmediate(() => response.end(city.getStore())));
  const of = (key: string) => city.run(key, () => asking({ url: '/', headers: {} }));
  const answers = await Promise.all([of('boulder'), of('marfa')]);
  expect(answers.map(({ body }) => String(body))).toEqual(['boulder', 'marfa']);
});
