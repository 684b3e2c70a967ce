import { expect, test } from '@jest/globals';
import { ClickToLoad } from '@/components/embeds/click-to-load';
import { html } from '../../html';
import { city } from '../../served-city';

test.each([
  ['form', 789],
  ['document', 600],
] as const)(
  'ClickToLoad reserves room for a %s of %i px before and after it loads (requirements section 9)',
  (kind, height) => {
    const address = 'https://forms.example/one';
    const markup = html(<ClickToLoad city={city} kind={kind} title="One" src={address} href={address} />);
    expect(markup).toContain(`<div class="embed-room h-[${height}px]">`);
  },
);
