import { beforeAll, expect, test } from '@jest/globals';
import { radioNote } from '@/lib/pages/page-notes';

beforeAll(() => {
  process.env.RADIO_URL = 'http://radio.example:{port}/stream';
});

test('a station that the operator has set is ours', () => {
  expect(radioNote()).toBe('our station, 24 hours a day');
});
