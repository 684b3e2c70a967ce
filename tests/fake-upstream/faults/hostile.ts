import { rssAround, rssFields, rssItem } from '../make-feed';
import { type Fault, type Faults, type Outcomes, okReply, rssWith, type Scene } from './fault';

// What is right is to come to an end, soon and in little memory; by which road is the reader's affair.
const anyEnd: readonly Outcomes[] = ['served', 'malformed', 'dangerous-xml'];

/** Changes elements of the first item only; the others stay as they are. */
function firstItem(scene: Scene, change: Record<string, string>): string {
  return rssWith(scene, (fields, number) => (number === 1 ? { ...fields, ...change } : fields));
}

function firstDescription(does: string, expect: Fault['expect'], description: () => string): Fault {
  return { does, expect, reply: (scene) => okReply(firstItem(scene, { description: description() })) };
}

/** Every second item has the change, so that a reader is seen to drop or mend those and keep the rest. */
function everySecond(
  does: string,
  change: (fields: Record<string, string>, number: number) => Record<string, string>,
): Fault {
  return {
    does,
    expect: 'served',
    reply: (scene) =>
      okReply(
        rssWith(scene, (fields, number) => (number % 2 ? fields : { ...fields, ...change(fields, number) })),
      ),
  };
}

const hostileLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt&#58;alert(1)',
  ' java&#10;script:alert(1)',
  'data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.org/1',
];
const markup = [
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<b>Bold</b> ',
  '&lt;/title&gt;&lt;svg/onload=alert(1)&gt;',
  '<![CDATA[</script><script>alert(1)</script>]]>',
  '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
];
const pick = (list: readonly string[], number: number) => list[(number >> 1) % list.length] ?? '';
const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

/** Markup made to choke a parser, and text made to do harm on a page. */
export const hostileFaults = {
  'deep-nesting': firstDescription(
    'Serves a feed with 100,000 elements one inside the other.',
    ['dangerous-xml', 'malformed', 'served'],
    () => '<a>'.repeat(100_000) + '</a>'.repeat(100_000),
  ),
  unclosed: {
    does: 'Serves a feed that opens 100,000 elements and closes none of them, nor the root.',
    expect: ['truncated', 'dangerous-xml', 'malformed'],
    reply: (scene) => {
      const open = firstItem(scene, { description: '\0' }).split('\0', 1)[0] ?? '';
      return okReply(open + '<a>'.repeat(100_000));
    },
  },
  'many-attributes': {
    does: 'Serves a feed with an element that has 100,000 attributes.',
    expect: anyEnd,
    reply: (scene) => {
      const attributes = Array.from({ length: 100_000 }, (_, i) => `a${i}="1"`).join(' ');
      return okReply(firstItem(scene, { [`extra ${attributes}`]: '' }));
    },
  },
  'many-lt': firstDescription(
    'Serves a feed with a million bare < in a description.',
    [...anyEnd, 'truncated'],
    () => '<'.repeat(1_000_000),
  ),
  'many-amp': firstDescription('Serves a feed with a million bare & in a description.', anyEnd, () =>
    '&'.repeat(1_000_000),
  ),
  'many-cdata': firstDescription('Serves a feed with 100,000 CDATA sections in a description.', anyEnd, () =>
    '<![CDATA[x]]>'.repeat(100_000),
  ),
  'proto-elements': {
    does: 'Serves a feed whose items have elements and attributes named as the inner parts of JavaScript objects.',
    expect: anyEnd,
    reply: (scene) =>
      okReply(
        rssWith(scene, (fields) => ({
          ...fields,
          'extra __proto__="polluted" constructor="polluted"': 'x',
          ...Object.fromEntries(
            prototypeNames.map((name) => [`${name} polluted="yes"`, '<polluted>yes</polluted>']),
          ),
        })),
      ),
  },
  'control-chars': everySecond(
    'Serves titles with control characters, raw and by reference, that XML forbids.',
    (fields) => ({
      title: `\u0001\u0008Tit\u000cle\u001f &#0;&#8;&#xFFFE;\ufffe\u0085 ${fields.title}`,
    }),
  ),
  'nul-padding': {
    does: 'Serves the feed with 4 KB of zero bytes behind its end.',
    expect: ['served', 'malformed'],
    reply: (scene) => okReply(rssWith(scene, (fields) => fields) + '\0'.repeat(4096)),
  },
  'lone-surrogates': everySecond(
    'Serves titles with halves of characters by reference, one pair of which belongs together.',
    (fields) => ({
      title: `&#55357; half, &#55357;&#56841; whole, &#xDC00; ${fields.title}`,
    }),
  ),
  'bidi-titles': everySecond(
    'Serves titles and authors that turn the direction of writing and hide zero-width characters.',
    (fields) => ({
      title: `\u202eoiduts\u202c \u2066\u200bSafe\u200d\u2060\ufeff ${fields.title}`,
      'dc:creator': '\u202esreweN elpmaxE',
    }),
  ),
  'javascript-links': everySecond(
    'Serves every second item with a link that is code, data or a file.',
    (_fields, number) => ({
      link: pick(hostileLinks, number),
      guid: pick(hostileLinks, number),
    }),
  ),
  'html-in-titles': everySecond(
    'Serves titles and descriptions with tags and scripts, plain, escaped, twice escaped and in CDATA.',
    (fields, number) => ({
      title: pick(markup, number) + fields.title,
      description: pick(markup, number) + fields.description,
    }),
  ),
  'private-images': {
    does: 'Serves items whose pictures are data:, svg, http: or at the forbidden port.',
    expect: 'served',
    reply: (scene) => {
      const pictures = [
        'data:image/svg+xml,&lt;svg onload=alert(1)&gt;',
        `http://127.0.0.1:${scene.forbiddenPort}/picture.jpg`,
        `http://localhost:${scene.forbiddenPort}/picture.svg`,
        'javascript:alert(1)',
      ];
      const items = scene.stories.map((story, index) =>
        rssItem({
          ...rssFields(story),
          [`enclosure type="image/jpeg" length="1" url="${pictures[index % 4]}"`]: '',
        }),
      );
      return okReply(rssAround(scene.feed, items));
    },
  },
} satisfies Faults;
