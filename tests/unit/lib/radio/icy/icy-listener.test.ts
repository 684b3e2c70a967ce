import { describe, expect, test } from '@jest/globals';
import type { Title } from '@/lib/radio/hub/hub';
import { icyInterval, icyListener, writeBlock } from '@/lib/radio/icy/icy-listener';
import { createMetadataSplitter } from '@/lib/radio/icy/split-metadata';
import { readBlock } from '@/lib/radio/icy/stream-title';

const audio = Buffer.from(Array.from({ length: 5 * icyInterval + 123 }, (_, index) => index % 253));

/** What a player hears and shows when the audio is written in pieces of this size. */
function play(pieceBytes: number, titleAt: (written: number) => Title) {
  const heard: Buffer[] = [];
  const shown: unknown[] = [];
  const player = createMetadataSplitter(icyInterval, {
    audio: (bytes) => heard.push(bytes),
    block: (bytes) => shown.push(readBlock(bytes)),
  });
  let written = 0;
  const sink = { write: player, queued: () => 0, end: () => {}, drop: () => {} };
  const listener = icyListener(sink, () => titleAt(written));
  for (; written < audio.length; written += pieceBytes)
    listener.write(audio.subarray(written, written + pieceBytes));
  return { heard: Buffer.concat(heard), shown };
}

describe('a listener that asked for metadata', () => {
  test.each([1, 1000, 15_999, 16_000, 16_001, 65_536, 200_000])(
    'hears every byte, in pieces of %i',
    (size) => {
      expect(play(size, () => 'Same').heard.equals(audio)).toBe(true);
    },
  );

  test('is told the title once, and again when it changes', () => {
    const { shown } = play(1000, (written) => (written < 40_000 ? 'One' : 'Two'));
    expect(shown).toEqual([
      { kind: 'title', title: 'One' },
      { kind: 'title', title: 'Two' },
    ]);
  });
});

test('a block is a length byte and that many units of sixteen bytes', () => {
  const block = writeBlock('Naïve');
  expect(block.length).toBe(1 + (block[0] ?? 0) * 16);
  expect(readBlock(block.subarray(1))).toEqual({ kind: 'title', title: 'Naïve' });
});

test('a title cannot end itself early, nor be longer than a block', () => {
  expect(String(writeBlock("a';StreamUrl='https://evil.example"))).not.toContain("a';");
  expect(writeBlock('é'.repeat(5000)).length).toBeLessThanOrEqual(1 + 255 * 16);
});
