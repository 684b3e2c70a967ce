import { describe, expect, it } from '@jest/globals';
import type { ParsedItem } from '@/lib/news/news-item';
import { feedIn, rssOf } from './fixture';

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

it.each([
  ['The &lt;video&gt; element', 'The <video> element'],
  ['The &amp;lt;video&amp;gt; element', 'The <video> element'],
  ['Why &lt;b&gt; tags are back', 'Why <b> tags are back'],
  ['How &lt;b&gt;not&lt;/b&gt; to use &lt;table&gt;', 'How not to use <table>'],
  ['&lt;p&gt;Council meets', 'Council meets'],
  ['&lt;video src="x"&gt;Council meets', 'Council meets'],
])(
  'readFeed keeps words in a title that only look like tags, and removes real tags: %s (quirk 11)',
  (written, title) => {
    expect(inRss(`<title>${written}</title><link>https://paper.example/1</link>`)?.title).toBe(title);
  },
);

describe('quirk 12: readFeed', () => {
  const both = 'The council met. It voted.';
  const descriptionOf = (html: string) =>
    inRss(`${page}<description><![CDATA[${html}]]></description>`)?.description;

  it.each(['object data="x"', 'select', 'iframe src="x"', 'svg', 'button', 'noscript'])(
    'keeps the text after an unclosed <%s>',
    (tag) => {
      expect(descriptionOf(`<p>The council met.</p><${tag}><p>It voted.</p>`)).toBe(both);
    },
  );

  it('drops the content of a closed <select> or <iframe>', () => {
    const closed = '<select><option>One</option></select><iframe src="x"></iframe>';
    expect(descriptionOf(`<p>The council met.</p>${closed}<p>It voted.</p>`)).toBe(both);
  });

  it('drops the content of an unclosed <script>', () => {
    expect(descriptionOf('<p>The council met.</p><script>var a = 1;')).toBe('The council met.');
  });
});

it('readFeed does not treat the base64 content of Atom 0.3 as text (quirk 32)', () => {
  const content = '<content mode="base64" type="text/html">VGhlIGNhZsOpIG9wZW5zLg==</content>';
  expect(inAtom(content, '', 'http://purl.org/atom/ns#')?.description).toBe('');
});

it.each(['itunes:title', 'dc:title', 'dcterms:title'])(
  '<%s> is used as the title if there is no <title> (quirk 13)',
  (name) => {
    expect(inRss(`<${name}>A title</${name}><link>https://paper.example/1</link>`)?.title).toBe('A title');
  },
);

it('categories are kept in the order of the feed, each category once, as plain text (quirk 42)', () => {
  const fields =
    '<category>Parks &amp;amp; trees</category><category>Water</category><category>Water</category>';
  expect(inRss(page + fields)?.categories).toEqual(['Parks & trees', 'Water']);
  expect(inAtom('<category term="parks" label="Parks"/><category term="water"/>')?.categories).toEqual([
    'Parks',
    'water',
  ]);
  expect(inJson({ tags: ['Parks', 'Water'] })?.categories).toEqual(['Parks', 'Water']);
});
