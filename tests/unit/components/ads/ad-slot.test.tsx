import { afterEach, expect, test } from '@jest/globals';
import { AdSlot } from '@/components/ads/ad-slot';
import type { OwnAd } from '@/lib/city/schema/desk';
import { advertise } from '@/lib/pages/ads';
import { html, words } from '../../html';
import { city } from '../../served-city';

const { desk } = city;
const fair: OwnAd = {
  ...{ slot: '250', text: 'The fair is back.', link: 'https://www.fair.example/tickets' },
  ...{ from: '2000-01-01', until: '2999-12-31' },
};
const sell = (ad: OwnAd) => Object.assign(city, { desk: { ...desk, ads: [ad] } });

afterEach(() => void Object.assign(city, { desk }));

test('a sold ad has a label, its host and a paid link, without scripts or third parties', () => {
  sell(fair);
  const slot = <AdSlot city={city} size="250" />;
  expect(words(slot)).toBe('Advertisement The fair is back. fair.example ↗');
  expect(html(slot)).toContain('aria-label="Advertisement"');
  expect(html(slot)).toContain(
    '<a href="https://www.fair.example/tickets" class="bay-link block" rel="sponsored nofollow noopener">',
  );
  expect(html(slot)).not.toMatch(/<(script|iframe|h\d)|headline/);
});

test('a sold ad shows its sponsor’s name', () => {
  sell({ ...fair, sponsor: 'Canyon Fair', link: '/contact' });
  expect(words(<AdSlot city={city} size="250" />)).toBe(
    'Advertisement · Paid for by Canyon Fair The fair is back. Find out more →',
  );
});

test('a sold ad replaces the house ad in its slot; other slots keep the house ad', () => {
  sell(fair);
  const house = advertise(city);
  expect(words(<AdSlot city={city} size="250" house={house} />)).not.toContain(house.title);
  expect(words(<AdSlot city={city} size="250" house={house} place={1} />)).toContain(house.title);
  expect(html(<AdSlot city={city} size="250" place={1} />)).toBe('');
});
