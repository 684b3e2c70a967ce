import { IncomingMessage, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { askFramework, CapturedResponse } from '@/lib/server/framework/ask-framework';

let response: CapturedResponse;
beforeEach(() => {
  response = new CapturedResponse(new IncomingMessage(new Socket()));
});

describe('a response without a connection', () => {
  test('has status, headers and the whole body in hand', async () => {
    response.writeHead(201, 'Created', { 'X-One': '1', 'x-two': ['a', 'b'], 'x-three': undefined });
    response.write('Caf');
    response.write('c3a9', 'hex' as BufferEncoding);
    response.end(Buffer.from('!'));
    expect(await response.captured).toEqual({
      status: 201,
      headers: { 'x-one': '1', 'x-two': 'a, b' },
      body: Buffer.from('Café!'),
    });
  });

  test('is open until its end, and then ended', () => {
    const states = () => [response.writableFinished, response.writableEnded, response.headersSent];
    response.flushHeaders();
    response.write('a');
    expect(states()).toEqual([false, false, false]);
    response.end();
    expect(states()).toEqual([true, true, true]);
  });

  test('tells of its end once, after it', async () => {
    const [onEnd, onFinish, onClose, onWrite] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
    response.on('finish', onFinish).on('close', onClose);
    response.write('a', onWrite);
    response.end('b', onEnd);
    response.end('c', onEnd);
    expect([onEnd, onFinish].flatMap(({ mock }) => mock.calls)).toEqual([]);
    await new Promise((resolve) => setImmediate(resolve));
    for (const told of [onEnd, onFinish, onClose, onWrite]) expect(told).toHaveBeenCalledTimes(1);
    expect((await response.captured).body.toString()).toBe('ab');
  });

  test('that is cut off is a 500 without a body', async () => {
    response.write('half of');
    response.destroy();
    expect(await response.captured).toMatchObject({ status: 500, body: Buffer.alloc(0) });
  });

  test('that has ended can no longer be cut off', async () => {
    response.end('whole');
    response.destroy();
    expect(await response.captured).toMatchObject({ status: 200, body: Buffer.from('whole') });
  });
});

const question = { url: '/faq', headers: { host: 'news.example' } } as const;

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
