import { type Fault, type Faults, rssWith, type Scene, sends } from './fault';

type Fields = Record<string, string>;

function oddItems(change: (fields: Fields, number: number, scene: Scene) => Fields): Fault {
  return sends('served', (scene) => rssWith(scene, (fields, number) => change(fields, number, scene)));
}

function without(...names: string[]) {
  return (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** Returns a fault that replaces one element of each item with the values of a list, in turn. */
function inTurn(
  name: string,
  list: readonly string[],
  more: (text: string, fields: Fields) => string = (text) => text,
): Fault {
  return oddItems((fields, number) => ({
    ...fields,
    [name]: more(list[(number - 1) % list.length] ?? '', fields),
  }));
}

const oddGuid = (fields: Fields, guid: string) => ({
  ...without('guid')(fields),
  'guid isPermaLink="false"': guid,
});

const oddLinks: readonly ((number: number) => string)[] = [
  (number) => `//example.org/a${number}`,
  (number) => `/relative/b${number}`,
  (number) => `c${number}.html`,
  () => '',
  () => '   ',
  (number) => `\n https://example.org/e${number} \n`,
  (number) => `https://user:pw@example.org/f${number}`,
];

/** Faults with a valid feed whose items are unusual. Parsers must handle all of them. */
export const oddItemFaults = {
  'no-titles': oddItems(without('title')),
  // Every second item has its address in the guid. The others have no address.
  'no-links': oddItems((fields, number) => {
    const rest = without('link')(fields);
    return number % 2 ? oddGuid(rest, `item-${number}`) : rest;
  }),
  'no-guids': oddItems(without('guid')),
  'no-descriptions': oddItems(without('description')),
  // Every second item is empty.
  'bare-items': oddItems((fields, number) => (number % 2 ? fields : {})),
  'duplicate-guids': oddItems((fields) => oddGuid(fields, '0')),
  // The guids differ in every response.
  'changing-guids': oddItems((fields, number, { turn }) => oddGuid(fields, `turn-${turn}-item-${number}`)),
  // Each item appears five times. Tracking parameters make the copies look new.
  'repeated-items': sends('served', ({ feed, stories }) => {
    const five = stories.flatMap((story) => Array.from({ length: 5 }, () => story));
    return rssWith({ feed, stories: five }, (fields, number) => {
      const link = number % 5 === 1 ? (fields.link ?? '') : `${fields.link}?utm_source=rss-${number % 5}`;
      return { ...fields, link, guid: link };
    });
  }),
  // Dates a hundred years in the future.
  'future-dates': oddItems((fields) => ({
    ...fields,
    pubDate: (fields.pubDate ?? '').replace('2026', '2126'),
  })),
  'garbage-dates': inTurn('pubDate', [
    'yesterday',
    '',
    '0000-00-00',
    '31 Feb 2026',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'NaN',
    '20/11/2026',
  ]),
  undated: oddItems(without('pubDate')),
  'zoned-dates': inTurn('pubDate', [
    'Fri, 20 Nov 2026 08:00:00 EST',
    'Fri, 20 Nov 2026 08:00:00 PDT',
    'Fri, 20 Nov 26 08:00 PST',
    'Mon, 20 Nov 2026 08:00:00 -0800',
    '2026-11-20T08:00:00-08:00',
    'Nov 20, 2026 8:00 AM',
    '1795190400',
  ]),
  // Parsers must keep these titles as text, not convert them to numbers, booleans or null.
  'number-titles': inTurn('title', ['007', '0x1F', '1e5', '1.0', '1984', 'true', 'null', 'Infinity', '-0']),
  // Doubly escaped, half escaped, or with HTML entities that XML lacks.
  'escaped-titles': inTurn(
    'title',
    ['AT&amp;amp;T', 'Fish &amp;lt;3 chips', 'It&amp;#8217;s', 'Caf&amp;eacute;', 'Q&amp;A', 'M&uuml;nchen'],
    (text, { title }) => `${text} ${title}`,
  ),
  // A title of 10,000 letters without a space.
  'long-title': oddItems((fields, number) =>
    number === 1 ? { ...fields, title: 'W'.repeat(10_000) } : fields,
  ),
  // Links that are relative, empty, blank or padded, or have no scheme or a password.
  'odd-links': oddItems((fields, number) => ({
    ...without('guid')(fields),
    link: oddLinks[(number - 1) % oddLinks.length]?.(number) ?? '',
  })),
} satisfies Faults;
