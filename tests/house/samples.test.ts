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

    test('are marked as samples instead of naming an outlet as the source', () => {
      expect(
        wrong(({ source }) => !/^(?:Sample · about|Muestra · sobre) \S/.test(source) || source.length > 80),
      ).toEqual([]);
    });

    test('never link to a front page', () => {
      const isFrontPage = (link: string) => new URL(link, 'https://news.example').pathname === '/';
      expect(wrong(({ link }) => isFrontPage(link))).toEqual([]);
    });

    test('have an author only if the source is the city’s own site', () => {
      const signed = texts
        .flatMap((text) => text.split(/<\/(?:item|entry)>/))
        .filter((item) => /<(dc:creator|author)>/.test(item));
      expect(signed.filter((item) => !item.includes(`<title>${city.siteTitle}</title>`))).toEqual([]);
    });

    test('link only to other sites, or to existing posts and answers on this site', () => {
      const posts = textsIn('.md', `${folder}/posts`).map(({ path }) =>
        path.replace(/^.*\/(.+)\.md$/, '/blog/$1'),
      );
      const answers = city.faq.flatMap(({ questions }) =>
        questions.map(({ question }) => `/faq#${questionId(question)}`),
      );
      const known = new Set([...posts, ...answers]);
      expect(wrong(({ link }) => !/^https:\/\//.test(link) && !known.has(link))).toEqual([]);
    });

    test('have distinct titles and links', () => {
      expect(new Set(samples.map(({ title }) => title)).size).toBe(samples.length);
      expect(new Set(samples.map(({ link }) => link)).size).toBe(samples.length);
    });

    test('have excerpts that end with a full sentence within 200 characters', () => {
      expect(wrong(({ text }) => text.length > 200 || !/[.?!]”?$/.test(text))).toEqual([]);
    });
  });
