import { expect, test } from '@jest/globals';
import { NoticeLine } from '@/components/notice/notice-line';
import { html, words } from '../../html';
import { city } from '../../served-city';

test('shows a notice in one line with its link, and nothing without a notice', () => {
  const link = { name: 'Sign up', href: '/contact' };
  const notice = { text: 'The newsletter is back.', link, from: '2026-11-22', until: '2026-11-29' };
  const line = <NoticeLine city={city} notice={notice} />;
  expect(words(line)).toBe('The newsletter is back. Sign up →');
  expect(html(line)).toContain('href="/contact"');
  expect(html(<NoticeLine city={city} notice={undefined} />)).toBe('');
});
