import { expect, test } from '@jest/globals';
import { languageTag } from '@/lib/news/fields/find-words';
import { readFeed } from '@/lib/news/read/read-feed';

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
  const read = readFeed({ bytes: Buffer.from(document), source, zone: 'UTC' });
  expect(read.ok && read.value.items[0]?.declaredLanguage).toBe(language);
});
