import { describe, expect, test } from '@jest/globals';
import { WhereNews } from '@/components/home/where-news';
import type { FrontStory } from '@/lib/front/front-page';
import { html, words } from '../../html';
import { item } from '../../lib/news/make-item';
import { city } from '../../served-city';

function story(title: string, town?: string): FrontStory {
  const local = town ? { reach: 'county' as const, town } : { reach: 'town' as const };
  return { item: item({ title, source: 'The Register', local }), feedKey: 'local-news' };
}

const nearby = [story('First'), story('Second', 'Fullerton'), story('Third')];
const townCounts = new Map([
  ['Anaheim', 84],
  ['Fullerton', 1],
  ['Tustin', 2],
  ['Nowhere', 3],
]);
const block = <WhereNews city={city} page={{ nearby, townCounts }} />;

describe('Where the News Is', () => {
  test('lists each town once, with its number of headlines, and names the source of each headline', () => {
    const [, list = ''] = words(block).split('Tustin: 2 headlines');
    expect(list).toMatch(/Anaheim 84 headlines First.*Fullerton 1 headline Second/);
    expect(list.match(/headlines?/g)).toHaveLength(2);
    expect(list.match(/The Register/g)).toHaveLength(3);
    expect(html(block)).toMatch(/href="\/towns\/fullerton"[^>]*>Fullerton</);
  });

  test('describes the map in words, including a town that has no headline in the list', () => {
    expect(words(block)).toContain('Anaheim: 84 headlines; Fullerton: 1 headline; Tustin: 2 headlines');
    expect(words(block)).not.toContain('Nowhere');
  });

  test('shows a map only if the city has one', () => {
    expect(html(block)).toContain('class="town-map');
    const without = html(<WhereNews city={{ ...city, map: undefined }} page={{ nearby, townCounts }} />);
    expect(without).not.toContain('<svg');
    expect(without).toContain('Fullerton');
  });

  test('is empty without stories', () => {
    expect(html(<WhereNews city={city} page={{ nearby: [], townCounts }} />)).toBe('');
  });
});
