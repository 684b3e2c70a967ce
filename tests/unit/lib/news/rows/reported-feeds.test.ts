import { describe, expect, it, test } from '@jest/globals';
import type { ParsedItem } from '@/lib/news/news-item';
import { feedIn, rssOf } from './fixture';

// Unusual feeds that users of other feed readers have reported.

function atomOf(entry: string): string {
  return `<feed xmlns="http://www.w3.org/2005/Atom"><title>Valley Sentinel</title><id>urn:a</id><entry><id>urn:b</id><updated>2026-11-20T09:00:00Z</updated>${entry}</entry></feed>`;
}

const link = '<link href="https://sentinel.example/x/story"/>';
const rssItem = (fields: string) =>
  rssOf(
    `<item><title>Fire station opens</title><link>https://sentinel.example/x/story</link>${fields}</item>`,
  );
const body = (html: string) => rssItem(`<description><![CDATA[${html}]]></description>`);
const first = (document: string) => feedIn(document).items[0] as ParsedItem;

const author = (name: string) => `<author><name>${name}</name></author>`;
const copyOf = (inside: string) => `<source><title>Two</title>${inside}</source>`;

it.each([
  ['is the copied feed’s author', copyOf(author('Ana Ruiz')), 'Ana Ruiz'],
  ['is the entry’s own author', author('Ana Ruiz') + copyOf(author('Bo Lee')), 'Ana Ruiz'],
  ['is unknown if the copied feed names only itself', copyOf(author('Two')), undefined],
])('the author of an item %s', (_, fields, name) => {
  expect(first(atomOf(`<title>A</title>${link}${fields}`)).author).toBe(name);
});

describe('relative addresses are resolved against the xml:base of their element', () => {
  it.each([
    ['content', 'https://cdn.example/a/', 'https://cdn.example/a/b.jpg'],
    ['content with a relative xml:base', '../a/', 'https://sentinel.example/a/b.jpg'],
  ])('in %s', (_, base, image) => {
    const content = `<content type="html" xml:base="${base}">&lt;img src="b.jpg"></content>`;
    expect(first(atomOf(`<title>A</title>${link}${content}`)).image).toBe(image);
  });

  it('in links', () => {
    const fields = '<link xml:base="https://sentinel.example/en/" href="a.html"/>';
    expect(first(atomOf(`<title>A</title>${fields}`)).link).toBe('https://sentinel.example/en/a.html');
  });
});

test('an entry without a link gets the address of its content as its link', () => {
  const fields = '<summary>Words.</summary><content type="text/html" src="https://sentinel.example/c"/>';
  expect(first(atomOf(`<title>A</title>${fields}`)).link).toBe('https://sentinel.example/c');
});

describe('captions and credits', () => {
  const words = 'The new station opened on Friday.';

  it.each([
    '<div class="wp-caption aligncenter"><img src="a.jpg"><p class="wp-caption-text">Crews at work.</p></div>',
    '<p class="photo-credit">Photo by the fire department of the city.</p>',
    '<span class="image__caption">Crews at work.</span>',
    '<div class="media-caption-text">Crews at work.</div>',
  ])('are not part of the excerpt: %s', (html) => {
    expect(first(body(`${html}<p>${words}</p>`)).description).toBe(words);
  });

  it('do not swallow the story if their element is never closed', () => {
    const html = `<div class="caption">Crews at work.<p>${words}</p>`;
    expect(first(body(html)).description).toContain(words);
  });
});

describe('the picture of a story', () => {
  it.each([
    ['data-srcset', '<img src="/i/spacer16x9.gif" data-srcset="/a.jpg 480w, /b.jpg 960w">', '/b.jpg'],
    ['data-lazy-srcset', '<img src="/i/s.gif" data-lazy-srcset="/a-1.jpg 1x, /a-2.jpg 2x">', '/a-2.jpg'],
    ['data-cfsrc', '<img data-cfsrc="/cf.jpg" src="data:image/gif;base64,R0">', '/cf.jpg'],
    [
      'a copy in noscript',
      '<img class="lazy" src="/i/a.png"><noscript><img src="/b.jpg"></noscript>',
      '/b.jpg',
    ],
    ['a tracker in noscript', '<img src="/a.jpg"><noscript><img src="/t" width="1"></noscript>', '/a.jpg'],
    ['a placeholder', '<img src="/i/placeholder.png"><img src="/b.jpg">', '/b.jpg'],
  ])('is the real picture, not a lazy-loading placeholder or a tracker: %s', (_, html, expected) => {
    expect(first(body(html)).image).toBe(`https://sentinel.example${expected}`);
  });

  const small = '<media:thumbnail url="https://p.example/s.jpg" width="72" height="72"/>';

  it('may be small only if it is the only picture', () => {
    expect(first(rssItem(small)).image).toBe('https://p.example/s.jpg');
    const large = '<description>&lt;img src="https://p.example/l.jpg" width="640"></description>';
    expect(first(rssItem(small + large)).image).toBe('https://p.example/l.jpg');
  });

  it.each([
    ['IMAGE/JPEG', 'photo', 'photo'],
    ['application/octet-stream', 'a.jpg', 'a.jpg'],
    ['binary/octet-stream', 'a.PNG', 'a.PNG'],
    ['image', 'a.webp', 'a.webp'],
    ['application/octet-stream', 'a.zip', undefined],
    ['image/svg+xml', 'a.jpg', undefined],
  ])('for an enclosure of type %s named %s is %s', (type, name, expected) => {
    const enclosure = `<enclosure url="https://p.example/${name}" type="${type}"/>`;
    expect(first(rssItem(enclosure)).image).toBe(expected && `https://p.example/${expected}`);
  });
});

describe('words in angle brackets', () => {
  it.each([
    ['text', 'Use &lt;em&gt; and &lt;b&gt;', 'Use <em> and <b>'],
    ['text', 'A &lt;em&gt;big&lt;/em&gt; day', 'A big day'],
    ['html', 'The &amp;lt;pre&amp;gt; tag', 'The <pre> tag'],
    ['html', 'No more &lt;blink&gt;', 'No more <blink>'],
    ['html', 'No &lt;b&gt;more', 'No more'],
  ])('are kept in a title of type %s unless they are real tags: %s', (type, written, title) => {
    expect(first(atomOf(`<title type="${type}">${written}</title>${link}`)).title).toBe(title);
  });

  it('are kept in plain text', () => {
    const content = '<content type="text/plain">Write to &lt;desk at city.example&gt; today.</content>';
    const { description } = first(atomOf(`<title>A</title>${link}${content}`));
    expect(description).toBe('Write to <desk at city.example> today.');
  });
});

describe('a link that leads through a redirector', () => {
  it.each([
    'https://www.google.com/url?rct=j&amp;url=https://coast.example/a&amp;usg=x',
    'https://www.google.co.uk/url?q=https%3A%2F%2Fcoast.example%2Fa',
    'http://www.bing.com/news/apiclick.aspx?ref=FexRss&amp;url=https%3a%2f%2fcoast.example%2fa&amp;c=1',
  ])('is replaced with the story’s link, and the story’s outlet is credited: %s', (href) => {
    expect(first(rssOf(`<item><title>A</title><link>${href}</link></item>`))).toMatchObject({
      link: 'https://coast.example/a',
      source: 'coast.example',
    });
  });

  it.each([
    'https://www.google.com/url?url=javascript:alert(1)',
    'https://share.example/?url=https://b.example/',
  ])('is unchanged if it leads to no story: %s', (href) => {
    expect(first(rssOf(`<item><title>A</title><link>${href}</link></item>`)).link).toBe(href);
  });
});

test.each([
  ['Fri, 20 Nov 2026 24:10:00 -0800', '2026-11-20T08:10:00Z'],
  ['Fri, 20 Nov 2026 24:00:00 -0800', '2026-11-21T08:00:00Z'],
])('hour 24 is read as midnight: %s as %s', (written, expected) => {
  expect(first(rssItem(`<pubDate>${written}</pubDate>`)).pubDate).toEqual(new Date(expected));
});

test('a JSON Feed with raw line breaks in its strings is read', () => {
  const json = `{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1","url":"https://a.example/1","title":"Two\nlines","content_html":"\t<p>A \\"quote\\".</p>\n"}]}`;
  expect(first(json)).toMatchObject({ title: 'Two lines', description: 'A "quote".' });
});
