import { describe, expect, it } from '@jest/globals';
import type { ParsedItem } from '@/lib/news/news-item';
import { feedIn, read, rssOf } from './fixture';

const page = '<title>A title</title><link>https://paper.example/1</link>';

function inRss(fields: string): ParsedItem | undefined {
  return feedIn(rssOf(`<item>${fields}</item>`)).items[0];
}

function inAtom(
  fields: string,
  ofFeed = '',
  version = 'http://www.w3.org/2005/Atom',
): ParsedItem | undefined {
  const entry = `<entry><title>A title</title><link href="https://paper.example/1"/>${fields}</entry>`;
  return feedIn(`<feed xmlns="${version}"><title>Paper</title>${ofFeed}${entry}</feed>`).items[0];
}

function inJson(fields: object, ofFeed: object = {}): ParsedItem | undefined {
  const items = [{ id: '1', url: 'https://paper.example/1', title: 'A title', ...fields }];
  const version = 'https://jsonfeed.org/version/1.1';
  return feedIn(JSON.stringify({ version, title: 'Paper', ...ofFeed, items })).items[0];
}

describe('quirk 17: the address of a link is its href', () => {
  const href = 'https://paper.example/story';

  it.each([
    ['with words inside', `<link href="${href}">Read the story</link>`],
    ['with a picture inside', `<link href="${href}"><media:thumbnail url="/small.jpg"/></link>`],
    ['with another address inside', `<link href="${href}">https://paper.example/other</link>`],
  ])('%s', (_name, link) => {
    expect(inRss(`<title>A</title>${link}`)?.link).toBe(href);
  });

  it('and its text where it has none, whatever atom:link says', () => {
    const self = '<atom:link rel="self" href="https://paper.example/feed"/>';
    expect(inRss(`<title>A</title><link>${href}</link>${self}`)?.link).toBe(href);
  });
});

it.each([
  ['an empty name in an element', '<author><name/></author>', undefined],
  ['a name that is an address', '<author><name>jane@paper.example</name></author>', undefined],
  ['an element with an e-mail alone', '<author><email>jane@paper.example</email></author>', undefined],
  ['an e-mail in parentheses', '<author>Jane Roe (jane@paper.example)</author>', 'Jane Roe'],
  ['an e-mail in parentheses, shortened', '<author>Jane Roe (jane@x)</author>', 'Jane Roe'],
  ['itunes:author', '<itunes:author>Jane Roe</itunes:author>', 'Jane Roe'],
  ['dcterms:creator', '<dcterms:creator>Jane Roe</dcterms:creator>', 'Jane Roe'],
])('quirk 41: who wrote it: %s', (_name, fields, author) => {
  expect(inRss(page + fields)?.author).toBe(author);
});

it.each([
  ['The &lt;video&gt; element', 'The <video> element'],
  ['The &amp;lt;video&amp;gt; element', 'The <video> element'],
  ['Why &lt;b&gt; tags are back', 'Why <b> tags are back'],
  ['How &lt;b&gt;not&lt;/b&gt; to use &lt;table&gt;', 'How not to use <table>'],
  ['&lt;p&gt;Council meets', 'Council meets'],
  ['&lt;video src="x"&gt;Council meets', 'Council meets'],
])('quirk 11: names of tags in a title are words: %s', (written, title) => {
  expect(inRss(`<title>${written}</title><link>https://paper.example/1</link>`)?.title).toBe(title);
});

describe('quirk 12: an element that is never closed does not swallow the words after it', () => {
  it.each(['object data="x"', 'select', 'iframe src="x"', 'svg', 'button', 'noscript'])('<%s>', (tag) => {
    const html = `<p>The council met.</p><${tag}><p>It voted on Tuesday.</p>`;
    const item = inRss(`${page}<description><![CDATA[${html}]]></description>`);
    expect(item?.description).toBe('The council met. It voted on Tuesday.');
  });

  it('while a closed one stays unread', () => {
    const html =
      '<p>The council met.</p><select><option>One</option></select><iframe src="x"></iframe><p>It voted.</p>';
    const item = inRss(`${page}<description><![CDATA[${html}]]></description>`);
    expect(item?.description).toBe('The council met. It voted.');
  });

  it('and code that is never closed stays unread', () => {
    const html = '<p>The council met.</p><script>var a = 1;';
    expect(inRss(`${page}<description><![CDATA[${html}]]></description>`)?.description).toBe(
      'The council met.',
    );
  });
});

describe('quirk 9: a document type that does no harm is cut away', () => {
  const strict =
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">';
  const withTitle = (doctype: string, title: string) =>
    read(
      `<?xml version="1.0"?>${doctype}${rssOf(`<item><title>${title}</title><link>https://paper.example/1</link></item>`).replace('<?xml version="1.0"?>', '')}`,
    );
  const titled = (title: string) => ({ ok: true, value: { items: [{ title }] } });

  it.each([
    ['of XHTML', strict, 'Caf&eacute;', 'Café'],
    [
      'with an entity elsewhere that nobody uses',
      '<!DOCTYPE rss [<!ENTITY a SYSTEM "http://127.0.0.1:1/">]>',
      'A',
      'A',
    ],
    [
      'with the character names of the W3C',
      '<!DOCTYPE rss [<!ENTITY % HTMLlat1 PUBLIC "-//W3C//ENTITIES Latin 1 for XHTML//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml-lat1.ent"> %HTMLlat1;]>',
      'Caf&eacute;',
      'Café',
    ],
  ])('%s', (_name, doctype, written, title) => {
    expect(withTitle(doctype, written)).toMatchObject(titled(title));
  });

  it('but a page of HTML is none', () => {
    expect(read(`${strict}<html><body>${rssOf('')}</body></html>`)).toMatchObject({
      failure: { reason: 'not-a-feed' },
    });
  });
});

it('quirk 32: what Atom 0.3 has in base64 is no text', () => {
  const content = '<content mode="base64" type="text/html">VGhlIGNhZsOpIG9wZW5zLg==</content>';
  expect(inAtom(content, '', 'http://purl.org/atom/ns#')?.description).toBe('');
});

describe('quirk 13: words in other vocabularies', () => {
  it.each([
    ['itunes:subtitle', '<itunes:subtitle>The council met.</itunes:subtitle>'],
    ['dc:description', '<dc:description>The council met.</dc:description>'],
    ['dcterms:description', '<dcterms:description>The council met.</dcterms:description>'],
  ])('%s is the excerpt', (_name, fields) => {
    expect(inRss(page + fields)?.description).toBe('The council met.');
  });

  it.each(['itunes:title', 'dc:title', 'dcterms:title'])('%s is the title', (name) => {
    expect(inRss(`<${name}>A title</${name}><link>https://paper.example/1</link>`)?.title).toBe('A title');
  });
});

describe('quirk 42: all categories', () => {
  it('in the order of the feed, each once, in plain words', () => {
    const fields =
      '<category>Parks &amp;amp; trees</category><category>Water</category><category>Water</category>';
    expect(inRss(page + fields)?.categories).toEqual(['Parks & trees', 'Water']);
    expect(inAtom('<category term="parks" label="Parks"/><category term="water"/>')?.categories).toEqual([
      'Parks',
      'water',
    ]);
    expect(inJson({ tags: ['Parks', 'Water'] })?.categories).toEqual(['Parks', 'Water']);
  });
});
