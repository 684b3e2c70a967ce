import { expect, test } from '@jest/globals';
import { adDocument } from '@/lib/pages/ads/ad-document';

const house = { title: 'Kept for a shop', action: 'Advertise here', href: 'https://news.example/contact' };

test('the script stands in a box of its own, and the house ad waits behind it', () => {
  const page = adDocument({ ...house, script: 'https://ads.example/slot.js?a=1&b=2' });
  expect(page).toContain(
    '<div id="ad"><script src="https://ads.example/slot.js?a=1&amp;b=2"></script></div>',
  );
  expect(page).toContain('Kept for a shop');
});

test('without a script there is none at all', () => {
  expect(adDocument({ ...house, script: undefined })).not.toContain('<script');
});

test('no text breaks out of its place', () => {
  const page = adDocument({
    script: '"><img>',
    title: '</p><script>x</script>',
    action: '<b>',
    href: '"onclick="x',
  });
  expect(page).not.toMatch(/<img|<script>x|<b>|"onclick=/);
});
