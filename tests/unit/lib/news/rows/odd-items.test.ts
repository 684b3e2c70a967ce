import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readFeed } from '@/lib/news/read/read-feed';
import { fixture, rssOf } from './fixture';

/** An unusual item of a feed, and what readers see of it (odd-items.yaml). */
type Odd = {
  title?: string;
  html?: string;
  link?: string;
  fields?: string;
  shows?: string;
  text?: string;
  leads?: string;
  shown?: false;
};

const kinds = parse(fixture('odd-items.yaml').toString()) as { kind: string; items: Odd[] }[];
const cases = kinds.flatMap(({ kind, items }) =>
  items.map(
    (odd) =>
      [
        kind,
        (odd.html ?? odd.title ?? odd.link ?? odd.fields)?.replace(/\s+/g, ' ').slice(0, 60),
        odd,
      ] as const,
  ),
);

function itemXml({ title = 'A story', html = '', link = 'https://paper.example/1', fields }: Odd): string {
  const address = fields ?? `<link>${link}</link>`;
  return `<item><title>${title}</title>${address}<description><![CDATA[${html}]]></description></item>`;
}

test.each(cases)(
  'readFeed cleans or drops items with %s, as listed in odd-items.yaml: %s',
  (_kind, _name, odd) => {
    // A second item, because a feed without a usable item fails.
    const beside = '<item><title>Rain on Monday</title><link>https://paper.example/rain</link></item>';
    const bytes = Buffer.from(rssOf(itemXml(odd) + beside));
    const source = { url: 'https://paper.example/feed' };
    const feed = readFeed({ bytes }, { source, zone: 'UTC', places: ['Anaheim', 'Santa Ana'] });
    const items = feed.ok ? feed.value.items.filter(({ title }) => title !== 'Rain on Monday') : [];
    expect(items.map(({ title, description, link }) => ({ title, description, link }))).toEqual(
      odd.shown === false
        ? []
        : [
            {
              title: odd.shows ?? odd.title ?? 'A story',
              description: odd.text ?? '',
              link: odd.leads ?? odd.link ?? 'https://paper.example/1',
            },
          ],
    );
  },
);
