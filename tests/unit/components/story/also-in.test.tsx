import '../../open-cities';
import { expect, test } from '@jest/globals';
import { AlsoIn } from '@/components/story/source-line';
import { html, words } from '../../html';
import { thisCity } from '../../this-city';

const also = ['LAist', 'Voice of OC'].map((source, at) => ({ source, link: `https://example.org/${at}` }));

test('names the other outlets, each with its own link', () => {
  expect(words(<AlsoIn city={thisCity()} also={also} />)).toBe('Also in LAist , Voice of OC');
  expect(html(<AlsoIn city={thisCity()} also={also} />)).toMatch(
    /<a [^>]*href="https:\/\/example.org\/1" rel="noopener">Voice of OC</,
  );
});

test('shows nothing for a story of a single outlet', () => {
  expect(html(<AlsoIn city={thisCity()} also={undefined} />)).toBe('');
  expect(html(<AlsoIn city={thisCity()} also={[]} />)).toBe('');
});
