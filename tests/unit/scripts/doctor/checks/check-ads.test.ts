import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { checkAds } from '@/scripts/doctor/checks/check-ads';
import { serveCitiesOf, smallest, writeCity } from '../../../lib/city/read/write-city';
import { folderWith, pictureIn } from '../../../lib/pictures/photos/photo-city';

const noon = Date.parse('2026-12-01T19:00:00Z');
const ad = (until: string, more = '') =>
  `  - { slot: 250, text: Ends ${until}, link: /contact, from: 2026-11-23, until: ${until}${more} }\n`;

async function found(...ads: string[]) {
  const cities = writeCity({ 'city.yaml': smallest });
  const photos = {
    'fit.jpg': await pictureIn('jpeg', 600, 500),
    'banner.jpg': await pictureIn('jpeg', 970, 90),
  };
  writeFileSync(
    path.join(folderWith(photos, path.join(cities, 'boulder')), 'desk.yaml'),
    `ads:\n${ads.join('')}`,
  );
  await serveCitiesOf(cities);
  return checkAds(noon);
}

test('checkAds reports nothing for current ads whose pictures have the expected size', async () => {
  expect(await found(ad('2026-12-01', ', picture: fit.jpg'))).toEqual([]);
});

test('checkAds notes ads that have ended', async () => {
  expect(await found(ad('2026-11-30'), ad('2026-12-01'))).toMatchObject([
    { subject: 'the ads of boulder', state: 'note', found: '“Ends 2026-11-30” ended 2026-11-30' },
  ]);
});

test('checkAds notes a picture whose shape does not fit its slot, with the size to use', async () => {
  expect(await found(ad('2026-12-01', ', picture: banner.jpg'))).toMatchObject([
    { found: 'photos/banner.jpg is 970 by 90: for a slot of 250 make it about 600 by 500' },
  ]);
});
