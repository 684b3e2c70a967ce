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

test('delivers audio in order and counts the bytes not yet read', async () => {
  expect(sink.queued()).toBe(0);
  for (const text of ['one', 'four']) sink.write(Buffer.from(text));
  expect(sink.queued()).toBe(7);
  expect([await read(), await read(), sink.queued()]).toEqual(['one', 'four', 0]);
});

describe('a listener leaves exactly once', () => {
  test('when it disconnects', async () => {
    await reader.cancel();
    sink.write(Buffer.from('late'));
    sink.end();
    expect(left).toBe(1);
  });

  test('when it is ended, after all written audio', async () => {
    sink.write(Buffer.from('last'));
    sink.end();
    sink.end();
    expect([await read(), await read(), left]).toEqual(['last', 'the end', 1]);
  });

  test('when it is dropped, which its stream reports as an error', async () => {
    sink.drop();
    await expect(reader.read()).rejects.toThrow('did not keep up');
    expect(left).toBe(1);
  });
});

test('a listener that is ended before it has started counts as gone', async () => {
  let gone = 0;
  const body = liveBody((own) => {
    own.end();
    return () => void gone++;
  });
  expect((await body.getReader().read()).done).toBe(true);
  expect(gone).toBe(1);
});
