import { expect, test } from '@jest/globals';
import { findDate } from '@/lib/news/fields/find-date';
import { findMedia } from '@/lib/news/fields/find-media';
import { languageTag } from '@/lib/news/fields/find-words';
import { parseFeed, readFeed } from '@/lib/news/read/read-feed';
import { rssOf } from '../rows/fixture';
import { element } from './raw-elements';

const zone = 'America/Los_Angeles';
function dated(...elements: [name: string, text: string][]) {
  const children = elements.map(([name, text]) => element(name, text));
  return findDate(element('item', '', children), zone)?.date;
}

test.each(
  `pubdate published dc:date dcterms:issued dcterms:created dcterms:date atom:published issued created date
  prism:publicationdate updated dcterms:modified atom:updated modified`.split(/\s+/),
)('the date of an item is read from <%s> (quirk 20)', (name) => {
  expect(dated([name, '2026-11-21T12:00:00Z'])).toEqual(new Date('2026-11-21T12:00:00Z'));
});

test('findDate prefers the publication date to the modification date', () => {
  const date = dated(['updated', '2026-11-21T12:00:00Z'], ['published', '2026-11-20T12:00:00Z']);
  expect(date).toEqual(new Date('2026-11-20T12:00:00Z'));
});

test('findDate skips an unreadable date if another element has a date', () => {
  const date = dated(['pubdate', 'soon'], ['dc:date', '2026-11-20T12:00:00Z']);
  expect(date).toEqual(new Date('2026-11-20T12:00:00Z'));
});

test.each([[['pubdate', 'soon']], [['title', '2026-11-20']]] as [string, string][][])(
  'findDate does not accept the element and text %j as a date (quirk 21)',
  (one) => {
    expect(dated(one)).toBeUndefined();
  },
);

test.each([
  ['es', 'es'],
  [' ES-us ', 'es-US'],
  ['en_US', 'en-US'],
  ['zh-hans', 'zh-Hans'],
  ['en-us, es', 'en-US'],
  ['Spanish', undefined],
  ['und', undefined],
  ['es-', undefined],
  ['en-US-US', undefined],
  ['', undefined],
])('languageTag("%s") returns %s', (written, tag) => {
  expect(languageTag(written)).toBe(tag);
});

const fields = '<title>Uno</title><link>https://paper.example/1</link>';
const rss = (channel: string, item = '') =>
  `<rss><channel>${channel}<item>${fields}${item}</item></channel></rss>`;
const atom = (feed: string, entry = '', title = '') =>
  `<feed xmlns="http://www.w3.org/2005/Atom"${feed}><entry${entry}><id>1</id><title${title}>Uno</title>` +
  '<link href="https://paper.example/1"/></entry></feed>';
const rdf = (root: string) =>
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"${root}>` +
  `<channel><title>Paper</title></channel><item>${fields}</item></rdf:RDF>`;
const json = (feed: object, item: object = {}) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    ...feed,
    items: [{ id: '1', title: 'Uno', url: 'https://paper.example/1', ...item }],
  });
const es = ' xml:lang="es"';

test.each([
  ['the channel’s language', rss('<language>es-us</language>'), 'es-US'],
  ['the channel’s dc:language', rss('<dc:language>es</dc:language>'), 'es'],
  ['the item’s own dc:language', rss('<language>en</language>', '<dc:language>es</dc:language>'), 'es'],
  ['the xml:lang of its title', atom('', '', es), 'es'],
  ['the xml:lang of its entry', atom(' xml:lang="en"', es), 'es'],
  ['the xml:lang of its Atom feed', atom(es), 'es'],
  ['the xml:lang of its RDF document', rdf(es), 'es'],
  ['the language of its JSON Feed', json({ language: 'es' }), 'es'],
  ['the item’s own language in a JSON Feed', json({ language: 'en' }, { language: 'es' }), 'es'],
  ['undefined if nothing is declared', rss(''), undefined],
  ['undefined if the declaration is not a language tag', rss('<language>English</language>'), undefined],
])('the declared language of an item is %s', (_what, document, language) => {
  const source = { url: 'https://paper.example/feed' };
  const read = readFeed({ bytes: Buffer.from(document) }, { source, zone: 'UTC' });
  expect(read.ok && read.value.items[0]?.declaredLanguage).toBe(language);
});

function mediaOf(fields: string) {
  const feed = parseFeed(Buffer.from(rssOf(`<item>${fields}</item>`)), 'https://paper.example/feed');
  return feed.ok ? findMedia(feed.value.item(0)) : undefined;
}

test.each([
  ['audio', 'by its type', '<enclosure url="https://paper.example/play" type="audio/mpeg"/>'],
  ['audio', 'by its file extension', '<enclosure url="https://paper.example/a.mp3?x=1"/>'],
  ['audio', 'next to a picture', '<enclosure url="a.jpg" type="image/jpeg"/><enclosure url="a.m4a"/>'],
  ['audio', 'in an Atom link', '<link rel="enclosure" type="audio/mp4" href="https://paper.example/play"/>'],
  ['audio', 'by an episode’s duration', '<itunes:duration>31:10</itunes:duration>'],
  ['video', 'by its type', '<enclosure url="https://paper.example/play" type="video/mp4"/>'],
  [
    'video',
    'by an episode’s duration and a video file',
    '<itunes:duration>9</itunes:duration><enclosure url="a.mp4"/>',
  ],
  ['video', 'by its YouTube id', '<yt:videoId>abc</yt:videoId>'],
])('findMedia recognizes %s %s', (media, _how, fields) => {
  expect(mediaOf(fields)).toBe(media);
});

test.each([
  ['a picture', '<enclosure url="https://paper.example/a.jpg" type="image/jpeg"/>'],
  ['a video only in media:content', '<media:content url="https://paper.example/a.mp4" medium="video"/>'],
  ['only an itunes:author', '<itunes:author>Ana Ruiz</itunes:author>'],
])('findMedia recognizes neither audio nor video in an item with %s', (_what, fields) => {
  expect(mediaOf(fields)).toBeUndefined();
});
