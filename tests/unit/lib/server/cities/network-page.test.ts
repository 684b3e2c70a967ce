import { expect, test } from '@jest/globals';
import { networkResponse, unknownHostResponse } from '@/lib/server/cities/network-page';
import { anaheim } from '../../../anaheim';

const text = ({ body }: { body: Buffer }) => String(body);

test('a host that is no publication’s gets a plain 404 that nobody keeps', () => {
  const { status, headers } = unknownHostResponse();
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(text(unknownHostResponse())).toContain('There is no publication at this address.');
});

test('the network lists its publications by state and title, with their addresses', () => {
  const other = { ...anaheim, key: 'aa', siteTitle: 'Aa <News>', name: 'Bb' };
  const page = text(networkResponse([anaheim, other], ({ key }) => `https://${key}.example`));
  expect(page.indexOf('https://aa.example')).toBeLessThan(page.indexOf('https://anaheim.example'));
  expect(page).toContain('<h2>California</h2>');
  expect(page).toContain('Aa &lt;News&gt;</a>, Bb</li>');
});
