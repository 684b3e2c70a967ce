import { expect, test } from '@jest/globals';
import { createMetadataSplitter } from '@/lib/radio/icy/split-metadata';

const block = (text: string) => {
  const units = Math.ceil(text.length / 16);
  return Buffer.concat([Buffer.from([units]), Buffer.from(text.padEnd(units * 16, '\0'))]);
};

const first = "StreamTitle='One';";
const second = "StreamTitle='A title that is longer than a single unit of sixteen';";
const stream = Buffer.concat([
  Buffer.from('abcdefgh'),
  block(first),
  Buffer.from('ijklmnop'),
  Buffer.alloc(1),
  Buffer.from('qrstuvwx'),
  block(second),
  Buffer.from('yz'),
]);

/** What comes out for these chunks. */
function split(interval: number, chunks: Buffer[]) {
  const audio: Buffer[] = [];
  const blocks: string[] = [];
  const push = createMetadataSplitter(interval, {
    audio: (bytes) => audio.push(Buffer.from(bytes)),
    block: (bytes) => blocks.push(String(bytes).replace(/\0+$/, '')),
  });
  for (const chunk of chunks) push(chunk);
  return { audio: String(Buffer.concat(audio)), blocks };
}

const whole = { audio: 'abcdefghijklmnopqrstuvwxyz', blocks: [first, second] };

test('audio and blocks come apart', () => {
  expect(split(8, [stream])).toEqual(whole);
});

test.each(Array.from({ length: stream.length - 1 }, (_, index) => index + 1))(
  'it does not matter that a chunk ends at byte %i',
  (cut) => {
    expect(split(8, [stream.subarray(0, cut), stream.subarray(cut)])).toEqual(whole);
  },
);

test('it does not matter that every chunk is one byte', () => {
  expect(
    split(
      8,
      Array.from(stream, (byte) => Buffer.from([byte])),
    ),
  ).toEqual(whole);
});

test('without an interval everything is audio', () => {
  expect(split(Number.POSITIVE_INFINITY, [Buffer.from('abc'), Buffer.alloc(2)]).audio).toBe('abc\0\0');
});
