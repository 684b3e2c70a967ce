import { describe, expect, test } from '@jest/globals';
import { WhereNews } from '@/components/home/where-news';
import type { FrontStory } from '@/lib/front/front-page';
import { html, words } from '../../html';
import { newsItem } from '../../news-items';
import '../../with-anaheim';
import '../../open-cities';
import { thisCity } from '../../this-city';

function story(title: string, town?: string): FrontStory {
  const local = town ? { reach: 'county' as const, town } : { reach: 'town' as const };
  return { item: newsItem({ id: title, title, source: 'The Register', local }), feedKey: 'local-news' };
}

const nearby = [story('First'), story('Second', 'Fullerton'), story('Third')];
const townCounts = new Map([
  ['Anaheim', 84],
  ['Fullerton', 1],
]);

describe('Where the News Is', () => {
  test('names each town once, with its number of headlines, and the source of each headline', () => {
    const text = words(<WhereNews city={thisCity()} page={{ nearby, townCounts }} />);
    expect(text).toContain('Anaheim 84 headlines First');
    expect(text).toContain('Fullerton 1 headline Second');
    expect(text.replace(/^.*?First/, '')).not.toContain('84 headlines');
    expect(text.match(/The Register/g)).toHaveLength(3);
  });

  test('describes the map in words, including a town without a headline in the list', () => {
    const counts = new Map([...townCounts, ['Tustin', 2], ['Nowhere', 3]] as const);
    const text = words(<WhereNews city={thisCity()} page={{ nearby, townCounts: counts }} />);
    expect(text).toContain('Anaheim: 84 headlines; Fullerton: 1 headline; Tustin: 2 headlines');
    expect(text).not.toContain('Nowhere');
  });

  test('links a town to its page', () => {
    expect(html(<WhereNews city={thisCity()} page={{ nearby, townCounts }} />)).toMatch(
      /href="\/towns\/fullerton"[^>]*>Fullerton</,
    );
  });

  test('has a map only if the city has a map', () => {
    const page = { nearby, townCounts };
    const [withMap, without] = [thisCity(), { ...thisCity(), map: undefined }].map((city) =>
      html(<WhereNews city={city} page={page} />),
    );
    expect(withMap).toContain('class="town-map');
    expect(without).not.toContain('<svg');
    expect(without).toContain('Fullerton');
  });

  test('is empty without stories', () => {
    expect(html(<WhereNews city={thisCity()} page={{ nearby: [], townCounts }} />)).toBe('');
  });
});
