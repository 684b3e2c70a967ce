import '../unit/open-cities';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { languages, type SiteLanguage, siteLanguage, siteLanguages } from '@/lib/base/languages.mjs';
import { readDefaults } from '@/lib/city/read/read-shared';
import { cities } from './cities';
import { siteFiles, textOf, textsIn } from './house-files';
import { textsOfData, textsOfMarkup, textsOfPost, textsOfSource } from './reader-texts';

type AvoidedWord = { pattern: string; asWritten?: true; instead: string; example: string };

function readWords(file: string) {
  const rows = parse(textOf(`tests/house/${file}`)) as AvoidedWord[];
  return rows.map(({ pattern, asWritten, ...row }) => ({
    ...row,
    pattern: new RegExp(pattern, asWritten ? 'u' : 'iu'),
  }));
}

const wordsWeAvoid: Partial<Record<SiteLanguage, ReturnType<typeof readWords>>> = {
  en: readWords('words-we-avoid.yaml'),
  es: readWords('words-we-avoid-es.yaml'),
};

/** Finds words that we avoid in a string; returns each word with its replacement. */
function avoidedIn(text: string, language: SiteLanguage = 'en'): string[] {
  const all = wordsWeAvoid[language] ?? [];
  return all.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text);
    return found ? [`“${found[0]}” (write: ${instead})`] : [];
  });
}

/** Matches source files in lib whose messages only operators read: the log, settings, the doctor's advice. */
const operators =
  /^lib\/(base\/(?:log|setting-list)|city\/this-city|settings|server\/(?:listen|start-up)|health|freshness|web|news\/(parse|freshness|find|classify|local|sources\/(?!edition)))/;

/** Finds words that we avoid in strings; returns a line for each, with `place`, the word and the whole string. */
function faultsIn(place: string, texts: readonly string[], language?: SiteLanguage): string[] {
  return texts.flatMap((text) => avoidedIn(text, language).map((fault) => `${place}: ${fault} in “${text}”`));
}

test.each(cities)(
  'the data, posts, samples and documents of %s contain no avoided words',
  (name, city, folder) => {
    const language = siteLanguage(city);
    const posts = textsIn('.md', `${folder}/posts`);
    const markup = [...textsIn('.xml', `${folder}/sample`), ...textsIn('.html', `${folder}/documents`)];
    expect([
      ...faultsIn(name, textsOfData(city), language),
      ...posts.flatMap(({ path, text }) => faultsIn(path, textsOfPost(text), language)),
      ...markup.flatMap(({ path, text }) => faultsIn(path, textsOfMarkup(text), language)),
    ]).toEqual([]);
  },
);

test.each([
  ['en', 'lib/cities/defaults'],
  ['es', 'lib/cities/defaults-es'],
] as const)('text that all cities inherit contains no avoided words (%s)', async (language, folder) => {
  const data =
    language === 'en' ? await readDefaults() : textsIn('.yaml', folder).map(({ text }) => parse(text));
  const posts = textsIn('.md', folder).flatMap(({ text }) => textsOfPost(text));
  expect(faultsIn(folder, [...textsOfData(data), ...posts], language)).toEqual([]);
});

test('pages and messages contain no avoided words', () => {
  const files = siteFiles.filter(({ path }) => !operators.test(path) && !/^lib\/cities\/[^/]+\//.test(path));
  const languageOf = (path: string) => siteLanguages.find((one) => path.startsWith(`lib/messages/${one}/`));
  expect([
    ...files.flatMap((file) => faultsIn(file.path, textsOfSource(file), languageOf(file.path))),
    ...siteLanguages.flatMap((one) => faultsIn(one, textsOfData(languages[one]), one)),
  ]).toEqual([]);
});

describe('the check for avoided words', () => {
  const rows = siteLanguages.flatMap((language) =>
    (wordsWeAvoid[language] ?? []).map(({ example }) => [example, language] as const),
  );

  test.each(rows)('finds the avoided words in %j (%s)', (example, language) => {
    expect(avoidedIn(example, language)).not.toEqual([]);
  });

  const source = (text: string) => textsOfSource({ path: 'a.tsx', text });

  test.each([
    ['a component', source('// no\nreturn <p className="b">Join the\n  queue {name}.</p>;')],
    ['an attribute', source('<Heading title="A long queue" />')],
    ['an answer', textsOfData({ faq: [{ question: 'Where?', answer: 'Join the queue.' }] })],
    ['a post', textsOfPost('---\nmetaTitle: The queue\n---\nText.')],
    ['a sample headline', textsOfMarkup('<item><title>The queue</title></item>')],
    ['a description', textsOfMarkup('<meta name="description" content="The queue">')],
  ])('finds an avoided word in %s', (place, texts) => {
    expect(faultsIn(place, texts)).toHaveLength(1);
  });

  test.each([
    ['imports', source("import { queue } from 'queue';")],
    ['comments', source('// A queue.\n/* Pupils */')],
    ['class names', source('const queue = <p className="the queue" />;')],
    ['addresses and search words', textsOfData({ href: 'https://a.example/queue', words: ['queue'] })],
    ['addresses in posts', textsOfPost('See [this](https://a.example/the-queue).')],
  ])('ignores %s', (place, texts) => {
    expect(faultsIn(place, texts)).toEqual([]);
  });
});
