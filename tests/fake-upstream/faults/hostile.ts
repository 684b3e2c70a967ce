import { type Fault, type Faults, type Outcomes, rssWith, type Scene, sends } from './fault';

// Each of these results is correct, if parsing ends soon and uses little memory.
const anyEnd: readonly Outcomes[] = ['served', 'malformed', 'dangerous-xml'];

type Fields = Record<string, string>;

/** Returns the feed with changed elements in the first item. */
function firstItem(scene: Scene, change: Fields): string {
  return rssWith(scene, (fields, number) => (number === 1 ? { ...fields, ...change } : fields));
}

function firstDescription(expect: Fault['expect'], description: () => string): Fault {
  return sends(expect, (scene) => firstItem(scene, { description: description() }));
}

/**
 * Returns a fault that changes every second item. Parsers must drop or repair these items and keep the
 * others.
 */
function everySecond(change: (fields: Fields, number: number) => Fields): Fault {
  return sends('served', (scene) =>
    rssWith(scene, (fields, number) => (number % 2 ? fields : { ...fields, ...change(fields, number) })),
  );
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

/** Faults with markup that strains parsers and text that attacks pages. */
export const hostileFaults = {
  // 100,000 nested elements.
  'deep-nesting': firstDescription(anyEnd, () => '<a>'.repeat(100_000) + '</a>'.repeat(100_000)),
  // No element is closed, not even the root.
  unclosed: sends(['truncated', 'dangerous-xml', 'malformed'], (scene) => {
    const open = firstItem(scene, { description: '\0' }).split('\0', 1)[0] ?? '';
    return open + '<a>'.repeat(100_000);
  }),
  'many-attributes': sends(anyEnd, (scene) => {
    const attributes = Array.from({ length: 100_000 }, (_, i) => `a${i}="1"`).join(' ');
    return firstItem(scene, { [`extra ${attributes}`]: '' });
  }),
  'many-lt': firstDescription([...anyEnd, 'truncated'], () => '<'.repeat(1_000_000)),
  'many-amp': firstDescription(anyEnd, () => '&'.repeat(1_000_000)),
  'many-cdata': firstDescription(anyEnd, () => '<![CDATA[x]]>'.repeat(100_000)),
  // Elements and attributes with the names of JavaScript object internals.
  'proto-elements': sends(anyEnd, (scene) =>
    rssWith(scene, (fields) => ({
      ...fields,
      'extra __proto__="polluted" constructor="polluted"': 'x',
      ...Object.fromEntries(
        prototypeNames.map((name) => [`${name} polluted="yes"`, '<polluted>yes</polluted>']),
      ),
    })),
  ),
  // Control characters, both raw and as references.
  'control-chars': everySecond(({ title }) => ({
    title: `\u0001\u0008Tit\u000cle\u001f &#0;&#8;&#xFFFE;\ufffe\u0085 ${title}`,
  })),
  'nul-padding': sends(
    ['served', 'malformed'],
    (scene) => rssWith(scene, (fields) => fields) + '\0'.repeat(4096),
  ),
  // References to halves of surrogate pairs. Only one pair is complete.
  'lone-surrogates': everySecond(({ title }) => ({
    title: `&#55357; half, &#55357;&#56841; whole, &#xDC00; ${title}`,
  })),
  // Direction marks and zero-width characters.
  'bidi-titles': everySecond(({ title }) => ({
    title: `\u202eoiduts\u202c \u2066\u200bSafe\u200d\u2060\ufeff ${title}`,
    'dc:creator': '\u202esreweN elpmaxE',
  })),
  'javascript-links': everySecond((_fields, number) => ({
    link: pick(hostileLinks, number),
    guid: pick(hostileLinks, number),
  })),
  // Tags and scripts: plain, escaped, doubly escaped and in CDATA.
  'html-in-titles': everySecond(({ title, description }, number) => ({
    title: pick(markup, number) + title,
    description: pick(markup, number) + description,
  })),
  'private-images': sends('served', (scene) => {
    const pictures = [
      'data:image/svg+xml,&lt;svg onload=alert(1)&gt;',
      `http://127.0.0.1:${scene.forbiddenPort}/picture.jpg`,
      `http://localhost:${scene.forbiddenPort}/picture.svg`,
      'javascript:alert(1)',
    ];
    return rssWith(scene, (fields, number) => ({
      ...fields,
      [`enclosure type="image/jpeg" length="1" url="${pictures[(number - 1) % 4]}"`]: '',
    }));
  }),
} satisfies Faults;
