import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Sink } from '@/lib/radio/broadcast';
import { liveBody } from '@/lib/radio/stream-reply';

let sink: Sink;
let left: number;
let reader: ReadableStreamDefaultReader<Uint8Array>;

beforeEach(() => {
  left = 0;
  const body = liveBody((own) => {
    sink = own;
    return () => void left++;
  });
  reader = body.getReader();
});

const read = async () => {
  const { value, done } = await reader.read();
  return done ? 'the end' : String(Buffer.from(value ?? []));
};

test('liveBody delivers audio in order and counts the bytes not yet read', async () => {
  expect(sink.queued()).toBe(0);
  for (const text of ['one', 'four']) sink.write(Buffer.from(text));
  expect(sink.queued()).toBe(7);
  expect([await read(), await read(), sink.queued()]).toEqual(['one', 'four', 0]);
});

describe('the function that `begin` returns is called exactly once', () => {
  test('when the listener disconnects', async () => {
    await reader.cancel();
    sink.write(Buffer.from('late'));
    sink.end();
    expect(left).toBe(1);
  });

  test('when the body is ended, after all written audio is delivered', async () => {
    sink.write(Buffer.from('last'));
    sink.end();
    sink.end();
    expect([await read(), await read(), left]).toEqual(['last', 'the end', 1]);
  });

  test('when the listener is dropped, which the body reports as an error', async () => {
    sink.drop();
    await expect(reader.read()).rejects.toThrow('did not keep up');
    expect(left).toBe(1);
  });
});

test('liveBody calls the returned function even if `begin` ends the body before it returns', async () => {
  let gone = 0;
  const body = liveBody((own) => {
    own.end();
    return () => void gone++;
  });
  expect((await body.getReader().read()).done).toBe(true);
  expect(gone).toBe(1);
});
