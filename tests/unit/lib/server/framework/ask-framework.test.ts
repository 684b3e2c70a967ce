import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { askFramework } from '@/lib/server/framework/ask-framework';

const question = { method: 'GET', url: '/faq', headers: { host: 'news.example' } } as const;

test('the framework sees what it is asked, and what it would have sent is a value', async () => {
  const handle: RequestListener = (request, response) => {
    response.statusCode = 201;
    response.setHeader('Content-Type', ['text/plain']);
    response.write('asked ');
    response.end(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
  };
  const { status, headers, body } = await askFramework(handle)(question);
  expect({ status, headers }).toEqual({ status: 201, headers: { 'content-type': 'text/plain' } });
  expect(String(body)).toBe('asked GET /faq {"host":"news.example","user-agent":"local-news"}');
});

test('the framework finds the end of a question, which has no body', async () => {
  const handle: RequestListener = async (request, response) => {
    for await (const _ of request);
    response.end('read');
  };
  expect(String((await askFramework(handle)(question)).body)).toBe('read');
});

test('a head that is written at once counts too', async () => {
  const handle: RequestListener = (_, response) => void response.writeHead(307, { Location: '/b' }).end();
  expect(await askFramework(handle)(question)).toMatchObject({ status: 307, headers: { location: '/b' } });
});

test('a stream may be led into the answer, and learns when it has finished', async () => {
  let finished = false;
  const handle: RequestListener = (_, response) => {
    response.once('finish', () => {
      finished = response.writableFinished;
    });
    Readable.from(['one ', Buffer.from('two')]).pipe(response);
  };
  expect(String((await askFramework(handle)(question)).body)).toBe('one two');
  await new Promise(setImmediate);
  expect(finished).toBe(true);
});

test('an answer that breaks off is an error, and nothing of it is sent', async () => {
  const handle: RequestListener = (_, response) => {
    response.write('half a page');
    response.destroy();
  };
  const { status, body } = await askFramework(handle)(question);
  expect([status, body.length]).toEqual([500, 0]);
});
