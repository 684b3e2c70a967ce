import '../unit/open-cities';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { type SiteLanguage, siteLanguage } from '@/lib/base/languages.mjs';
import { readDefaults } from '@/lib/city/read/read-shared';
import { cities } from './cities';
import { type HouseFile, siteFiles, textOf, textsIn } from './house-files';
import { type ReaderText, textsOfData, textsOfMarkup, textsOfPost, textsOfSource } from './reader-texts';

type AvoidedWord = { pattern: string; asWritten?: true; instead: string; example: string };

function readWords(file: string) {
  const rows = parse(textOf(`tests/house/${file}`)) as AvoidedWord[];
  return rows.map(({ pattern, asWritten, ...row }) => ({
    ...row,
    pattern: new RegExp(pattern, asWritten ? 'u' : 'iu'),
  }));
}

const wordsWeAvoid = { en: readWords('words-we-avoid.yaml'), es: readWords('words-we-avoid-es.yaml') };

/** Returns the avoided words in a string, each with its replacement. */
function avoidedIn(text: string, language: SiteLanguage = 'en'): string[] {
  return wordsWeAvoid[language].flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text);
    return found ? [`“${found[0]}” (write: ${instead})`] : [];
  });
}

/** Matches source files in lib whose messages only operators read: the log, settings, the doctor's advice. */
const operators =
  /^lib\/(base\/(?:log|setting-list)|city\/this-city|settings|server\/(?:listen|start-up)|health|freshness|web|news\/(parse|freshness|find|classify|local|sources\/(?!edition)))/;

function faultsOf(texts: readonly ReaderText[], language?: SiteLanguage): string[] {
  return texts.flatMap(({ path, text }) =>
    avoidedIn(text, language).map((fault) => `${path}: ${fault} in “${text}”`),
  );
}

describe.each(cities)('the text of %s', (name, city, folder) => {
  const language = siteLanguage(city);

  test('uses no words from the avoid list in data, posts, sample headlines and documents', () => {
    const posts = textsIn('.md', `${folder}/posts`);
    const markup = [...textsIn('.xml', `${folder}/sample`), ...textsIn('.html', `${folder}/documents`)];
    const texts = [
      ...textsOfData(name, city),
      ...posts.flatMap(({ path, text }) => textsOfPost(path, text)),
      ...markup.flatMap(({ path, text }) => textsOfMarkup(path, text)),
    ];
    expect(faultsOf(texts, language)).toEqual([]);
  });
});

test.each([
  ['en', 'lib/cities/defaults'],
  ['es', 'lib/cities/defaults-es'],
] as const)('text that all cities inherit contains no avoided words (%s)', async (language, folder) => {
  const posts = textsIn('.md', folder).flatMap(({ path, text }) => textsOfPost(path, text));
  const own =
    language === 'en' ? await readDefaults() : textsIn('.yaml', folder).map(({ text }) => parse(text));
  expect(faultsOf([...textsOfData(folder, own), ...posts], language)).toEqual([]);
});

test('pages and messages contain no avoided words', () => {
  const isSpanish = ({ path }: HouseFile) => path.startsWith('lib/messages/es/');
  const isEnglish = ({ path }: HouseFile) => !operators.test(path) && !/^lib\/cities\/[^/]+\//.test(path);
  const texts = (files: HouseFile[]) => files.flatMap(({ path, text }) => textsOfSource(path, text));
  expect(faultsOf(texts(siteFiles.filter(isSpanish)), 'es')).toEqual([]);
  expect(faultsOf(texts(siteFiles.filter((file) => isEnglish(file) && !isSpanish(file))))).toEqual([]);
});

describe('the check for avoided words', () => {
  const rows = (['en', 'es'] as const).flatMap((language) =>
    wordsWeAvoid[language].map(({ example }) => [example, language] as const),
  );

  test.each(rows)('finds %j (%s)', (example, language) => {
    expect(avoidedIn(example, language)).not.toEqual([]);
  });

  test.each([
    ['a component', textsOfSource('a.tsx', '// no\nreturn <p className="b">Join the\n  queue {name}.</p>;')],
    ['an attribute', textsOfSource('a.tsx', '<Heading title="A long queue" />')],
    ['an answer', textsOfData('a', { faq: [{ question: 'Where?', answer: 'Join the queue.' }] })],
    ['a post', textsOfPost('a.md', '---\nmetaTitle: The queue\n---\nText.')],
    ['a sample headline', textsOfMarkup('a.xml', '<item><title>The queue</title></item>')],
    ['a description', textsOfMarkup('a.html', '<meta name="description" content="The queue">')],
  ])('finds an avoided word in %s', (_, texts) => {
    expect(faultsOf(texts)).toHaveLength(1);
  });

  test('ignores comments, imports, class names, addresses and lists of search words', () => {
    const source =
      'import { queue } from \'queue\';\n// A queue.\n/* Pupils */\nconst queue = <p className="the queue" />;';
    expect(faultsOf(textsOfSource('a.tsx', source))).toEqual([]);
    expect(faultsOf(textsOfData('a', { href: 'https://a.example/queue', words: ['queue'] }))).toEqual([]);
    expect(faultsOf(textsOfPost('a.md', 'See [this](https://a.example/the-queue).'))).toEqual([]);
  });
});
