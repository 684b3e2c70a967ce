import { expect, test } from '@jest/globals';
import { sitemapPartReply, sitemapReply } from '@/lib/outbound/crawlers/sitemap/sitemap-reply';

const request = new Request('https://city.example/sitemap.xml');
const few = [{ url: 'https://city.example/' }];
const many = Array.from({ length: 50_001 }, (_, at) => ({ url: `https://city.example/${at}` }));

test('few pages are one file without parts', async () => {
  expect(await sitemapReply(request, few).text()).toContain('<urlset');
  expect(sitemapPartReply(request, few, '1.xml').status).toBe(404);
});

test('more than 50,000 pages are an index and its parts', async () => {
  const index = await sitemapReply(request, many).text();
  const parts = [...index.matchAll(/<loc>http:\/\/localhost:3000\/sitemaps\/(.+?)<\/loc>/g)].map(
    ([, name]) => name,
  );
  expect(parts).toEqual(['1.xml', '2.xml']);
  const last = await sitemapPartReply(request, many, '2.xml').text();
  expect(last).toContain('<loc>https://city.example/50000</loc>');
});

test.each([
  ['a site map', () => sitemapReply(request, few)],
  ['a part of one', () => sitemapPartReply(request, many, '1.xml')],
])('%s is open to any origin, and dated', (_, answer) => {
  const { headers } = answer();
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.has('last-modified')).toBe(true);
});

test.each(['3.xml', '0.xml', '1', '1.xml.gz', '-1.xml', '01.xml'])('there is no part %s', (name) => {
  expect(sitemapPartReply(request, many, name).status).toBe(404);
});
