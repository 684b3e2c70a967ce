import { describe, expect, test } from '@jest/globals';
import { LeadBlock } from '@/components/home/lead-block';
import type { FrontStory } from '@/lib/front/front-page';
import { html, words } from '../../html';
import { newsItem } from '../../news-items';

const picture = { src: '/tiles/grove.svg', width: 600, height: 400 };

function story(feedKey: FrontStory['feedKey'], title: string): FrontStory {
  return { item: newsItem({ id: title, title, author: 'Ana Ruiz' }), picture, feedKey };
}

const lead = story('politics', 'The lead');
const seconds = [story('arts', 'Second'), story('food', 'Third'), story('sports', 'Fourth')];

describe('the top of the front page', () => {
  test('reads from the lead to the last of the seconds', () => {
    const text = words(<LeadBlock stories={[lead, ...seconds]} />);
    expect(text).toMatch(/The lead.*Second.*Third.*Fourth/);
  });

  test('names each story’s section, and leads to its page', () => {
    const markup = html(<LeadBlock stories={[lead, ...seconds]} />);
    expect(markup).toMatch(/href="\/news\/politics--government"[^>]*>Politics \/ Government</);
    expect(markup).toMatch(/href="\/news\/arts-and-culture"[^>]*>Arts &amp; Culture</);
  });

  test('has a picture with the lead, at once, and with the first second, in its time', () => {
    const pictures = html(<LeadBlock stories={[lead, ...seconds]} />).match(/<img [^>]*>/g) ?? [];
    expect(pictures).toHaveLength(2);
    expect(pictures[0]).toContain('loading="eager"');
    expect(pictures[1]).toContain('loading="lazy"');
  });

  test('names the author of the lead alone', () => {
    const text = words(<LeadBlock stories={[lead, ...seconds]} />);
    expect(text.match(/By Ana Ruiz/g)).toHaveLength(1);
  });

  test('is one story where only one is known', () => {
    const markup = html(<LeadBlock stories={[lead]} />);
    expect(markup.match(/<h3/g)).toHaveLength(1);
  });

  test('is nothing where no section has headlines', () => {
    expect(html(<LeadBlock stories={[]} />)).toBe('');
  });
});
