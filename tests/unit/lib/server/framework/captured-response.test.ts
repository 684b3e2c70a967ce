import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CapturedResponse } from '@/lib/server/framework/captured-response';

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
