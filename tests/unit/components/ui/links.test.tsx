import '../../open-cities';
import { expect, test } from '@jest/globals';
import { SocialLinks } from '@/components/ui/links';
import { html, words } from '../../html';
import { thisCity } from '../../this-city';

const withSocial = (social: { name: string; href: string }[]) => {
  const city = thisCity();
  return <SocialLinks city={{ ...city, contact: { ...city.contact, social } }} className="" />;
};

test('SocialLinks links to profiles', () => {
  const links = withSocial([{ name: 'Mastodon', href: 'https://social.example/@paper' }]);
  expect(words(links)).toContain('Mastodon');
  expect(html(links)).toContain('href="https://social.example/@paper"');
});

test('SocialLinks names networks without links in the sample edition', () => {
  expect(words(withSocial([]))).toContain('Facebook · Instagram · YouTube Sample');
  expect(html(withSocial([]))).not.toContain('href');
});
