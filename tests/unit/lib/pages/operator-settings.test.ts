import { expect, test } from '@jest/globals';
import { radioNote } from '@/lib/pages/page-notes';
import { blogTitle } from '@/lib/pages/site-pages';
import { city } from '../../any-city';
import { boulder } from '../../small-cities';

process.env.RADIO_URL = 'http://radio.example:{port}/stream';
process.env.BLOG_API_URL = 'https://functions.example';
process.env.BLOG_API_KEY = 'a-key';

test('radioNote calls a station that the operator sets “our station”', () => {
  expect(radioNote(city)).toBe('our station, 24 hours a day');
});

test('a blog whose posts come from a blog host is titled Opinion', () => {
  expect(blogTitle(boulder)).toBe('Opinion');
});
