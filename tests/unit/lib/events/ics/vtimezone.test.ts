import { describe, expect, test } from '@jest/globals';
import { vtimezone } from '@/lib/events/ics/vtimezone';

/** The clock's rules in a block: from when (in the old time), and from which offset to which. */
function rules(text: string): string[] {
  return [...text.matchAll(/DTSTART:(\S+)\r\nTZOFFSETFROM:(\S+)\r\nTZOFFSETTO:(\S+)\r\nTZNAME:(\S+)/g)].map(
    ([, ...parts]) => parts.join(' '),
  );
}

describe('RFC 5545 section 3.6.5: the rules of a zone', () => {
  test('a zone with summer time: what holds on 1 January, then each change at its minute', () => {
    expect(rules(vtimezone('America/Los_Angeles', 2026, 2027))).toEqual([
      '20260101T000000 -0800 -0800 PST',
      '20260308T020000 -0800 -0700 PDT',
      '20261101T020000 -0700 -0800 PST',
      '20270314T020000 -0800 -0700 PDT',
      '20271107T020000 -0700 -0800 PST',
    ]);
  });

  test.each([
    ['a zone without summer time', 'America/Phoenix', ['-0700']],
    ['half an hour beyond', 'Asia/Kolkata', ['+0530']],
    ['half an hour of summer', 'Australia/Lord_Howe', ['+1100', '+1030', '+1100']],
  ])('%s: %s', (_, zone, offsets) => {
    const found = rules(vtimezone(zone, 2026, 2026)).map((rule) => rule.split(' ')[2]);
    expect(found).toEqual(offsets);
  });

  test('summer is DAYLIGHT, the rest STANDARD', () => {
    const text = vtimezone('America/Los_Angeles', 2026, 2026);
    expect(text.match(/BEGIN:DAYLIGHT/g)).toHaveLength(1);
    expect(text.match(/BEGIN:STANDARD/g)).toHaveLength(2);
    expect(text).toMatch(/^BEGIN:VTIMEZONE\r\nTZID:America\/Los_Angeles\r\n[\s\S]*\r\nEND:VTIMEZONE$/);
  });
});
