import { expect, test } from '@jest/globals';
import { SocialLinks } from '@/components/ui/links';
import { html, words } from '../../html';

test('shows links to profiles', () => {
  const links = [{ name: 'Mastodon', href: 'https://social.example/@paper' }];
  expect(words(<SocialLinks links={links} className="" />)).toContain('Mastodon');
  expect(html(<SocialLinks links={links} className="" />)).toContain('href="https://social.example/@paper"');
});

test('shows nothing without profiles', () => {
  expect(html(<SocialLinks links={[]} className="" />)).toBe('');
});
