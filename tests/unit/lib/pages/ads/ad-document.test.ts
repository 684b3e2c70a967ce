import { expect, test } from '@jest/globals';
import { adDocument } from '@/lib/pages/ads/ad-document';

const accents = { accent: '#1d4f91', accentInDark: '#8ea7c8' };
const house = {
  title: 'Kept for a shop',
  action: 'Advertise here',
  href: 'https://news.example/contact',
  accents,
};

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
    accents,
  });
  expect(page).not.toMatch(/<img|<script>x|<b>|"onclick=/);
});

test('its link has the accents of the city', () => {
  const page = adDocument({ ...house, script: undefined });
  expect(page).toContain('a { color: #1d4f91;');
  expect(page).toContain('a { color: #8ea7c8 }');
});
