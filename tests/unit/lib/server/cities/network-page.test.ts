import { expect, test } from '@jest/globals';
import { networkResponse, unknownHostResponse } from '@/lib/server/cities/network-page';
import { anaheim } from '../../../anaheim';

const text = ({ body }: { body: Buffer }) => String(body);

test('a host that is no publication’s gets a plain 404 that nobody keeps', () => {
  const { status, headers } = unknownHostResponse();
  expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([404, 'no-store', 'noindex']);
  expect(text(unknownHostResponse())).toContain('There is no publication at this address.');
});

test('the network lists its publications by state and title, with their addresses', () => {
  const other = { ...anaheim, key: 'aa', siteTitle: 'Aa <News>', name: 'Bb' };
  const page = text(networkResponse([anaheim, other], ({ key }) => `https://${key}.example`));
  expect(page.indexOf('https://aa.example')).toBeLessThan(page.indexOf('https://anaheim.example'));
  expect(page).toContain('<h2>California</h2>');
  expect(page).toContain('Aa &lt;News&gt;</a>, Bb</li>');
  expect(page).not.toContain('noindex');
});

test('the list of the network may be kept for five minutes by shared caches', () => {
  const { status, headers } = networkResponse([anaheim], () => 'https://a.example');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=300',
    'x-content-type-options': 'nosniff',
  });
});
