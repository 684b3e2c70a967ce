import '../unit/open-cities';
import { describe, expect, test } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { questionId } from '@/lib/pages/faq';
import { cities } from './cities';
import { textOf, textsIn } from './house-files';

type Sample = { title: string; link: string; source: string; text: string };

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });

// biome-ignore lint/suspicious/noExplicitAny: RSS and Atom, as the parser gives them
function sampleOf(item: any): Sample {
  return {
    title: item.title,
    link: item.link['@href'] ?? item.link,
    source: item.source.title ?? item.source['#text'],
    text: item.summary ?? item.description,
  };
}

const withSamples = cities.filter(([, { sampleSections }]) => sampleSections.length > 0);

for (const [key, city, folder] of withSamples)
  describe(`the sample headlines of ${key}`, () => {
    const texts = city.sampleSections.map((feedKey) => textOf(`${folder}/sample/${feedKey}.xml`));
    const samples = texts.flatMap((text) => {
      const { rss, feed } = parser.parse(text);
      return (rss?.channel.item ?? feed.entry).map(sampleOf) as Sample[];
    });
    const wrong = (isWrong: (sample: Sample) => boolean) => samples.filter(isWrong);

    test('are said to be samples, and of what: nobody’s name stands there as if it had sent them', () => {
      expect(
        wrong(({ source }) => !/^(?:Sample · about|Muestra · sobre) \S/.test(source) || source.length > 80),
      ).toEqual([]);
    });

    test('lead to a page on their subject, never to a front page', () => {
      const isFrontPage = (link: string) => new URL(link, 'https://news.example').pathname === '/';
      expect(wrong(({ link }) => isFrontPage(link))).toEqual([]);
    });

    test('invent no author under the name of another', () => {
      const signed = texts
        .flatMap((text) => text.split(/<\/(?:item|entry)>/))
        .filter((item) => /<(dc:creator|author)>/.test(item));
      expect(signed.filter((item) => !item.includes(`<title>${city.siteTitle}</title>`))).toEqual([]);
    });

    test('that lead to this site lead to a post or an answer that exists', () => {
      const posts = textsIn('.md', `${folder}/posts`).map(({ path }) =>
        path.replace(/^.*\/(.+)\.md$/, '/blog/$1'),
      );
      const answers = city.faq.flatMap(({ questions }) =>
        questions.map(({ question }) => `/faq#${questionId(question)}`),
      );
      const known = new Set([...posts, ...answers]);
      expect(wrong(({ link }) => !/^https:\/\//.test(link) && !known.has(link))).toEqual([]);
    });

    test('differ in title and in link, so that none is taken for a twin of another', () => {
      expect(new Set(samples.map(({ title }) => title)).size).toBe(samples.length);
      expect(new Set(samples.map(({ link }) => link)).size).toBe(samples.length);
    });

    test('have an excerpt of whole sentences that is shown uncut', () => {
      expect(wrong(({ text }) => text.length > 200 || !/[.?!]”?$/.test(text))).toEqual([]);
    });
  });
