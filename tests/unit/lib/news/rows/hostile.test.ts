import { describe, expect, it } from '@jest/globals';
import { feedIn, read, rssOf } from './fixture';

const story = '<item><title>Harmless</title><link>https://paper.example/1</link></item>';

function withDoctype(subset: string): string {
  return `<?xml version="1.0"?><!DOCTYPE rss [${subset}]>${rssOf('<item><title>&a;</title><link>https://x.example/</link></item>').replace('<?xml version="1.0"?>', '')}`;
}

/** Returns a document whose nested entities would expand from a few hundred characters to a billion. */
function billionLaughs(): string {
  const levels = Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n || ''};`.repeat(10)}">`);
  return withDoctype(`<!ENTITY a "lol">${levels.join('')}`);
}

/** Returns the CPU time of `work` in microseconds. */
function timeOf(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** The CPU time that 4,000 harmless items (a megabyte) take on this machine; the limits below are multiples of it. */
const megabyte = (() => {
  const items = Array.from(
    { length: 4000 },
    (_, n) =>
      `<item><title>Story ${n}</title><link>https://paper.example/${n}</link><description>${'Words of a story. '.repeat(10)}</description></item>`,
  );
  const xml = rssOf(items.join(''));
  return Math.min(...Array.from({ length: 4 }, () => timeOf(() => feedIn(xml))));
})();

describe('quirk 9: readFeed', () => {
  it.each([
    ['“billion laughs” entities', billionLaughs()],
    ['an entity of 100,000 characters', withDoctype(`<!ENTITY a "${'a'.repeat(100_000)}">`)],
    ['100,000 entities', withDoctype('<!ENTITY a "a">'.repeat(100_000))],
    ['an entity that reads a file', withDoctype('<!ENTITY a SYSTEM "file:///etc/passwd">')],
    ['an entity that loads an address', withDoctype('<!ENTITY a SYSTEM "http://127.0.0.1:1/">')],
    ['an entity with a public identifier', withDoctype('<!ENTITY a PUBLIC "x" "http://127.0.0.1:1/">')],
    ['an entity that contains markup', withDoctype('<!ENTITY a "<b>x</b>">')],
    ['an entity that contains itself', withDoctype('<!ENTITY a "&a;">')],
    ['unclosed declarations', '<!DOCTYPE rss [<!ENTITY a "a">'],
    ['unclosed declarations with 140 comments', `<!DOCTYPE rss [${'<!---->'.repeat(140)}`],
  ])('rejects %s in the DOCTYPE immediately', (_name, xml) => {
    const time = timeOf(() => {
      expect(read(xml)).toMatchObject({ ok: false, failure: { reason: 'dangerous-xml' } });
    });
    expect(time).toBeLessThan(2 * megabyte);
  });

  it.each([
    ['an external DTD', `<!DOCTYPE rss SYSTEM "http://127.0.0.1:1/rss.dtd">${rssOf(story)}`],
    [
      'comments and element declarations',
      withDoctype("<!-- it's > ] fine --><!ELEMENT rss ANY>").replace('&a;', 'a'),
    ],
    ['a parameter entity', withDoctype('<!ENTITY % a SYSTEM "http://127.0.0.1:1/"> %a;')],
  ])('removes %s from the DOCTYPE and reads the feed', (_name, xml) => {
    expect(feedIn(xml).items).toHaveLength(1);
  });

  it('treats a DOCTYPE or an ENTITY inside the feed as text', () => {
    const xml = rssOf('<item><title>Use <!DOCTYPE html> first</title><link>https://x.example/</link></item>');
    expect(feedIn(xml).items[0]?.title).toBe('Use <!DOCTYPE html> first');
  });
});

/** Returns a feed with a harmless item and an item that has this text in its title. */
function inTitle(text: string): string {
  return rssOf(`${story}<item><title>${text}</title><link>https://paper.example/2</link></item>`);
}

function inItem(xml: string): string {
  return rssOf(`${story}<item><title>Second</title><link>https://paper.example/2</link>${xml}</item>`);
}

const million = 1_000_000;
const attributes = Array.from({ length: 100_000 }, (_, n) => `a${n}="x"`).join(' ');

describe('faults 51 to 54: readFeed', () => {
  it.each([
    ['a million <', inTitle('<'.repeat(million))],
    ['a million &', inTitle('&'.repeat(million))],
    ['a million <a', inTitle('<a'.repeat(million))],
    ['a million <a "', inTitle('<a "'.repeat(million))],
    ['a million <?', inTitle('<?'.repeat(million))],
    ['a million <!', inTitle('<!'.repeat(million))],
    ['a million numeric references', inTitle('&#65;'.repeat(million))],
    ['a million lone surrogates', inTitle(`x${'&#55357;'.repeat(million)}`)],
    ['a million < in HTML', inItem(`<description><![CDATA[${'<'.repeat(million)}]]></description>`)],
    [
      'a million <img " in HTML',
      inItem(`<description><![CDATA[${'<img "'.repeat(million)}]]></description>`),
    ],
    ['100,000 nested elements', inItem(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`)],
    ['100,000 nested elements in an author', inItem(`<author>${'<a>'.repeat(100_000)}</author>`)],
    ['100,000 elements that never end', inItem('<b>'.repeat(100_000))],
    ['100,000 attributes', inItem(`<media:content ${attributes} url="https://paper.example/a.jpg"/>`)],
    ['100,000 categories', inItem('<category>x</category>'.repeat(100_000))],
    ['an attribute of 10 MB', inItem(`<media:content url="${'x'.repeat(10 * million)}"/>`)],
    ['a title of 10 MB', inTitle('x'.repeat(10 * million))],
    ['a name of 10 MB', inItem(`<${'x'.repeat(10 * million)}>`)],
    [
      'a comment of 10 MB',
      rssOf(story + story.replace('/1', '/2')).replace('<rss', `<!--${'x'.repeat(10 * million)}--><rss`),
    ],
  ])('limits text and takes little time, even with %s', (_name, xml) => {
    let items: { title: string }[] = [];
    const time = timeOf(() => {
      items = feedIn(xml).items;
    });
    expect(time).toBeLessThan(40 * megabyte);
    expect(items[0]?.title).toBe('Harmless');
    expect(items.every((item) => item.title.length <= 300)).toBe(true);
  });

  it.each([
    ['a million CDATA start tags', inTitle('<![CDATA['.repeat(million))],
    ['a million comment start tags', inTitle('<!--'.repeat(million))],
    ['100,000 roots', '<rss>'.repeat(100_000)],
    ['a name of a million letters', `<rss><channel>${story}<item><${'x'.repeat(million)}`],
  ])('treats %s as a truncated document', (_name, xml) => {
    const time = timeOf(() => {
      expect(read(xml)).toMatchObject({ ok: false, failure: { reason: 'truncated' } });
    });
    expect(time).toBeLessThan(40 * megabyte);
  });
});

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
];

it.each(names)('<%s> as an element and an attribute is handled like any other name (fault 55)', (name) => {
  const xml = inItem(
    `<${name} polluted="yes">polluted</${name}><media:thumbnail ${name}="polluted" url="https://paper.example/a.jpg"/><author><${name}>x</${name}><name>Maria</name></author>`,
  );
  const item = feedIn(xml).items[1];
  expect(item).toMatchObject({ title: 'Second', image: 'https://paper.example/a.jpg', author: 'Maria' });
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

describe('faults 57 to 59: readFeed', () => {
  it('removes direction marks and zero-width characters from titles, sources and authors', () => {
    const disguised = '\u202EPB\u202C\u200BS\u2066 News\u2069';
    const item = feedIn(
      inItem(`<source url="https://x.example">${disguised}</source><author>${disguised}</author>`),
    ).items[1];
    expect(item).toMatchObject({ source: 'PBS News', author: 'PBS News' });
  });

  it('keeps emoji made of several characters', () => {
    expect(feedIn(inTitle('Family 👩‍👩‍👧 day 🏴󠁧󠁢󠁳󠁣󠁴󠁿')).items[1]?.title).toBe('Family 👩‍👩‍👧 day 🏴󠁧󠁢󠁳󠁣󠁴󠁿');
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' java\nscript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://x.example/',
    'blob:https://x.example/1',
    'https://user:pass@x.example/',
    'https://',
    'http://[::1',
  ])('drops an item whose link is %j', (link) => {
    const items = feedIn(rssOf(`${story}<item><title>Bad</title><link>${link}</link></item>`)).items;
    expect(items.map((item) => item.title)).toEqual(['Harmless']);
  });
});
