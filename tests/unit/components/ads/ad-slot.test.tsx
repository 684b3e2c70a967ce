import '../../open-cities';
import { afterEach, describe, expect, test } from '@jest/globals';
import { AdSlot } from '@/components/ads/ad-slot';
import type { OwnAd } from '@/lib/city/schema/desk';
import { advertise } from '@/lib/pages/ads';
import { html, words } from '../../html';
import { thisCity } from '../../this-city';

const { desk } = thisCity();
const fair: OwnAd = {
  ...{ slot: '250', text: 'The fair is back.', link: 'https://www.fair.example/tickets' },
  ...{ from: '2000-01-01', until: '2999-12-31' },
};
const sell = (...ads: OwnAd[]) => Object.assign(thisCity(), { desk: { ...desk, ads } });

afterEach(() => void Object.assign(thisCity(), { desk }));

describe('AdSlot with an ad that the city sold', () => {
  test('has a label, its host and a paid link, without scripts or third parties', () => {
    sell(fair);
    const slot = <AdSlot city={thisCity()} size="250" />;
    expect(words(slot)).toBe('Advertisement The fair is back. fair.example ↗');
    expect(html(slot)).toContain('aria-label="Advertisement"');
    expect(html(slot)).toContain(
      '<a href="https://www.fair.example/tickets" class="bay-link" rel="sponsored nofollow noopener">',
    );
    expect(html(slot)).not.toMatch(/<(script|iframe|h\d)|headline/);
  });

  test('names the advertiser', () => {
    sell({ ...fair, sponsor: 'Canyon Fair', link: '/contact' });
    expect(words(<AdSlot city={thisCity()} size="250" />)).toBe(
      'Advertisement · Paid for by Canyon Fair The fair is back. Find out more →',
    );
  });

  test('replaces the house ad, which stays in unsold slots', () => {
    sell(fair);
    expect(words(<AdSlot city={thisCity()} size="250" house={advertise(thisCity())} />)).not.toContain(
      advertise(thisCity()).title,
    );
    expect(words(<AdSlot city={thisCity()} size="250" house={advertise(thisCity())} place={1} />)).toContain(
      advertise(thisCity()).title,
    );
    expect(html(<AdSlot city={thisCity()} size="250" place={1} />)).toBe('');
  });
});
