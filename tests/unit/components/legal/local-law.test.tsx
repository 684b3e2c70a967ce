import { describe, expect, test } from '@jest/globals';
import { AdCompanies } from '@/components/legal/privacy-policy';
import { LocalLaw } from '@/components/legal/privacy-rights';
import { html } from '../../html';

describe('what the law of the place adds to the privacy policy', () => {
  test('in California are the rights of Californians', () => {
    const page = html(<LocalLaw jurisdiction="us-ca" outsideAds={false} />);
    expect(page).toContain('California residents');
    expect(page).toContain('We do not share it for cross-context behavioral advertising.');
  });

  test('with an advertising company in California is how to opt out', () => {
    const page = html(<LocalLaw jurisdiction="us-ca" outsideAds />);
    expect(page).toContain('To opt out, turn on Global Privacy Control');
    expect(page).not.toContain('We do not share it');
  });

  test.each(['us', 'other'] as const)('%s has no word of California', (jurisdiction) => {
    expect(html(<LocalLaw jurisdiction={jurisdiction} outsideAds />)).not.toContain('California');
  });
});

test('an advertising company is named as one that receives something only where there is one', () => {
  expect(html(<AdCompanies outside />)).toContain('receives your IP address');
  expect(html(<AdCompanies outside={false} />)).toContain('No advertising company receives');
});
