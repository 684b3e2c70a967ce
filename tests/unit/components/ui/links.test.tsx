import { expect, test } from '@jest/globals';
import { SocialLinks } from '@/components/ui/links';
import { html, words } from '../../html';
import { city } from '../../served-city';

const withSocial = (...social: { name: string; href: string }[]) => (
  <SocialLinks city={{ ...city, contact: { ...city.contact, social } }} className="" />
);

test('SocialLinks links to the city’s profiles; without any, it names social networks without links', () => {
  expect(html(withSocial({ name: 'Mastodon', href: 'https://social.example/@paper' }))).toMatch(
    /<a href="https:\/\/social.example\/@paper"[^>]*>Mastodon/,
  );
  expect(words(withSocial())).toContain('Facebook · Instagram · YouTube Sample');
  expect(html(withSocial())).not.toContain('href');
});
