import { describe, expect, test } from '@jest/globals';
import { createMetadataSplitter, readBlock } from '@/lib/radio/icy';

const blockOf = (text: string) => {
  const units = Math.ceil(text.length / 16);
  return Buffer.concat([Buffer.from([units]), Buffer.from(text.padEnd(units * 16, '\0'))]);
};

const first = "StreamTitle='One';";
const second = "StreamTitle='A title that is longer than a single unit of sixteen';";
const stream = Buffer.concat([
  Buffer.from('abcdefgh'),
  blockOf(first),
  Buffer.from('ijklmnop'),
  Buffer.alloc(1),
  Buffer.from('qrstuvwx'),
  blockOf(second),
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

test('audio and blocks come apart, also where every chunk is one byte', () => {
  expect(split(8, [stream])).toEqual(whole);
  const bytes = Array.from(stream, (byte) => Buffer.from([byte]));
  expect(split(8, bytes)).toEqual(whole);
});

test.each(Array.from({ length: stream.length - 1 }, (_, index) => index + 1))(
  'it does not matter that a chunk ends at byte %i',
  (cut) => {
    expect(split(8, [stream.subarray(0, cut), stream.subarray(cut)])).toEqual(whole);
  },
);

test('without an interval everything is audio', () => {
  expect(split(Number.POSITIVE_INFINITY, [Buffer.from('abc'), Buffer.alloc(2)]).audio).toBe('abc\0\0');
});

const titleOf = (text: string | Buffer) => readBlock(Buffer.from(text as string));

describe('a title', () => {
  test.each([
    ["StreamTitle='Ella Fitzgerald - Summertime';StreamUrl='';", 'Ella Fitzgerald - Summertime'],
    ["StreamTitle='Don't Stop';", "Don't Stop"],
    [
      "StreamTitle='Guns N' Roses - Sweet Child O' Mine';StreamUrl='';",
      "Guns N' Roses - Sweet Child O' Mine",
    ],
    ["StreamTitle='No end mark'\0\0\0", 'No end mark'],
    ["StreamUrl='x';StreamTitle='Second';", 'Second'],
    ["StreamTitle='Señorita – Ñandú';", 'Señorita – Ñandú'],
    ["StreamTitle='News  at\tten ';", 'News at ten'],
    ["StreamTitle='\u202Eevil\u202C \u0007bell';", 'evil bell'],
    ["StreamTitle='<b>bold</b> &amp; <script>';", '<b>bold</b> &amp; <script>'],
    ["StreamTitle='';", null],
    ["StreamTitle='  \u200b ';", null],
  ])('%j', (block, title) => {
    expect(titleOf(block)).toEqual({ kind: 'title', title });
  });

  test('is read as windows-1252 where it is no UTF-8', () => {
    const block = Buffer.from("StreamTitle='Beyonc\xe9 \x96 D\xe9j\xe0 Vu';", 'latin1');
    expect(titleOf(block)).toEqual({ kind: 'title', title: 'Beyoncé – Déjà Vu' });
  });
});

test('a block that says something else leaves the title', () => {
  expect(titleOf("StreamUrl='https://station.example';")).toEqual({ kind: 'other' });
});

test.each(['\xff\xfb\x90\x64audio', '', '<html>', 'StreamTitle', "=' '", '\0\0\0'])(
  '%j is garbage',
  (block) => {
    expect(titleOf(Buffer.from(block, 'latin1'))).toEqual({ kind: 'garbage' });
  },
);

test('a title of 200 characters is whole, one more is cut', () => {
  const title = (length: number) => readBlock(Buffer.from(`StreamTitle='${'t'.repeat(length)}';`));
  expect(title(200)).toEqual({ kind: 'title', title: 't'.repeat(200) });
  expect(title(201)).toEqual({ kind: 'title', title: `${'t'.repeat(199)}…` });
});
