import { type Fault, type Faults, okReply, rssWith, type Scene } from './fault';

type Fields = Record<string, string>;

function oddItems(does: string, change: (fields: Fields, number: number, scene: Scene) => Fields): Fault {
  return {
    does,
    expect: 'served',
    reply: (scene) => okReply(rssWith(scene, (fields, number) => change(fields, number, scene))),
  };
}

function without(fields: Fields, ...names: string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function pick<T>(list: readonly T[], number: number): T | undefined {
  return list[(number - 1) % list.length];
}

const garbageDates = [
  'yesterday',
  '',
  '0000-00-00',
  '31 Feb 2026',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  'NaN',
  '20/11/2026',
];
const zonedDates = [
  'Fri, 20 Nov 2026 08:00:00 EST',
  'Fri, 20 Nov 2026 08:00:00 PDT',
  'Fri, 20 Nov 26 08:00 PST',
  'Mon, 20 Nov 2026 08:00:00 -0800',
  '2026-11-20T08:00:00-08:00',
  'Nov 20, 2026 8:00 AM',
  '1795190400',
];
const oddLinks: readonly ((number: number) => string)[] = [
  (number) => `//example.org/a${number}`,
  (number) => `/relative/b${number}`,
  (number) => `c${number}.html`,
  () => '',
  () => '   ',
  (number) => `\n https://example.org/e${number} \n`,
  (number) => `https://user:pw@example.org/f${number}`,
];
const numberTitles = ['007', '0x1F', '1e5', '1.0', '1984', 'true', 'null', 'Infinity', '-0'];
const doubleEscaped = [
  'AT&amp;amp;T',
  'Fish &amp;lt;3 chips',
  'It&amp;#8217;s',
  'Caf&amp;eacute;',
  'Q&amp;A',
  'M&uuml;nchen',
];

/** A feed in good order whose items are odd: all of it must be lived with. */
export const oddItemFaults = {
  'no-titles': oddItems('Serves items without a title; their descriptions are there.', (fields) =>
    without(fields, 'title'),
  ),
  'no-links': oddItems(
    'Serves items without a link; every second has its address in the guid, the others nowhere.',
    (fields, number) => {
      const rest = without(fields, 'link', 'guid');
      return number % 2
        ? { ...rest, 'guid isPermaLink="false"': `item-${number}` }
        : { ...rest, guid: fields.guid ?? '' };
    },
  ),
  'no-guids': oddItems('Serves items without a guid.', (fields) => without(fields, 'guid')),
  'no-descriptions': oddItems('Serves items without a description.', (fields) =>
    without(fields, 'description'),
  ),
  'bare-items': oddItems('Serves every second item with nothing in it at all.', (fields, number) =>
    number % 2 ? fields : {},
  ),
  'duplicate-guids': oddItems('Serves items that all have the same guid.', (fields) => ({
    ...without(fields, 'guid'),
    'guid isPermaLink="false"': '0',
  })),
  'changing-guids': oddItems(
    'Serves items whose guids are others each time they are asked for.',
    (fields, number, scene) => ({
      ...without(fields, 'guid'),
      'guid isPermaLink="false"': `turn-${scene.turn}-item-${number}`,
    }),
  ),
  'repeated-items': {
    does: 'Serves the feed with every item five times, with trackers in the links that make them look new.',
    expect: 'served',
    reply: (scene) => {
      const five = scene.stories.flatMap((story) => Array.from({ length: 5 }, () => story));
      const tracked = (link = '', number = 0) =>
        number % 5 === 1 ? link : `${link}?utm_source=rss-${number % 5}`;
      return okReply(
        rssWith({ ...scene, stories: five }, (fields, number) => ({
          ...fields,
          link: tracked(fields.link, number),
          guid: tracked(fields.link, number),
        })),
      );
    },
  },
  'future-dates': oddItems('Serves items dated a hundred years from now.', (fields) => ({
    ...fields,
    pubDate: (fields.pubDate ?? '').replace('2026', '2126'),
  })),
  'garbage-dates': oddItems(
    'Serves items whose dates are none: words, nothing, 31 February, 1970.',
    (fields, number) => ({
      ...fields,
      pubDate: pick(garbageDates, number) ?? '',
    }),
  ),
  undated: oddItems('Serves items without a date.', (fields) => without(fields, 'pubDate')),
  'zoned-dates': oddItems(
    'Serves dates with named zones, two-digit years, wrong weekdays, ISO and Unix seconds.',
    (fields, number) => ({
      ...fields,
      pubDate: pick(zonedDates, number) ?? '',
    }),
  ),
  'number-titles': oddItems(
    'Serves titles that look like numbers; they must stay text.',
    (fields, number) => ({
      ...fields,
      title: pick(numberTitles, number) ?? '',
    }),
  ),
  'escaped-titles': oddItems(
    'Serves titles that are escaped twice, half, or by HTML names that XML does not know.',
    (fields, number) => ({
      ...fields,
      title: `${pick(doubleEscaped, number)} ${fields.title}`,
    }),
  ),
  'long-title': oddItems('Serves a first title of 10,000 letters without a space.', (fields, number) =>
    number === 1 ? { ...fields, title: 'W'.repeat(10_000) } : fields,
  ),
  'odd-links': oddItems(
    'Serves links that are relative, empty, blank, padded, without scheme, or with a password.',
    (fields, number) => ({
      ...without(fields, 'guid'),
      link: pick(oddLinks, number)?.(number) ?? '',
    }),
  ),
} satisfies Faults;
