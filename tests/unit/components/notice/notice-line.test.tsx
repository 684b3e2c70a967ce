import '../../open-cities';
import { expect, test } from '@jest/globals';
import { NoticeLine } from '@/components/notice/notice-line';
import { html, words } from '../../html';
import { thisCity } from '../../this-city';

const notice = { text: 'The newsletter is back.', from: '2026-11-22', until: '2026-11-29' };

test('shows a notice in one line with its link', () => {
  const link = { name: 'Sign up', href: '/contact' };
  const line = <NoticeLine city={thisCity()} notice={{ ...notice, link }} />;
  expect(words(line)).toBe('The newsletter is back. Sign up →');
  expect(html(line)).toContain('href="/contact"');
});

test('shows nothing without a notice', () => {
  expect(html(<NoticeLine city={thisCity()} notice={undefined} />)).toBe('');
});
