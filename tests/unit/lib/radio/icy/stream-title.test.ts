import { describe, expect, test } from '@jest/globals';
import { readBlock } from '@/lib/radio/icy/stream-title';

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
  ])('%j', (block, title) => {
    expect(titleOf(block)).toEqual({ kind: 'title', title });
  });

  test('is read as windows-1252 where it is no UTF-8', () => {
    expect(titleOf(Buffer.from("StreamTitle='Beyonc\xe9 \x96 D\xe9j\xe0 Vu';", 'latin1'))).toEqual({
      kind: 'title',
      title: 'Beyoncé – Déjà Vu',
    });
  });

  test('is null where it is empty', () => {
    expect(titleOf("StreamTitle='';")).toEqual({ kind: 'title', title: null });
    expect(titleOf("StreamTitle='  \u200b ';")).toEqual({ kind: 'title', title: null });
  });

  test('is cut to 200 characters', () => {
    const told = titleOf(`StreamTitle='${'word '.repeat(100)}';`);
    expect(told.kind === 'title' && told.title?.length).toBeLessThanOrEqual(200);
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
