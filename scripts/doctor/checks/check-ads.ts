import { isoDay } from '@/lib/base/dates/format-date';
import type { City } from '@/lib/city/city-type';
import type { OwnAd } from '@/lib/city/schema/desk';
import { cityStore } from '@/lib/city/this-city';
import { findPhoto } from '@/lib/pictures/photos/find-photo';
import type { Finding } from '@/scripts/doctor/report';

/** Accepted range of width / height by slot. Pictures are never cropped, so other shapes would be too small. */
const RATIOS = { 250: [0.8, 2], 600: [0.5, 1.25] } as const;
const BEST_SIZES = { 250: '600 by 500', 600: '600 by 800' };

async function unfit({ slot, picture }: OwnAd, city: City): Promise<string[]> {
  const photo = picture === undefined ? undefined : await findPhoto(picture, city);
  if (!photo) return [];
  if (!photo.ok) return [photo.failure.detail];
  const { width, height } = photo.value;
  const [min, max] = RATIOS[slot];
  if (width / height >= min && width / height <= max) return [];
  return [
    `photos/${picture} is ${width} by ${height}: for a slot of ${slot} make it about ${BEST_SIZES[slot]}`,
  ];
}

/**
 * Reports ads that have ended and ad pictures that don't fit their slot; `now` in ms. Missing pictures are reported by
 * the city check.
 */
export async function checkAds(now: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const city of cityStore().cities()) {
    const ads = city.desk?.ads ?? [];
    const row = { area: 'ads', subject: `the ads of ${city.key}`, state: 'note' } as const;
    const [first, ...others] = ads
      .filter(({ until }) => until < isoDay(new Date(now), city.timeZone))
      .map(({ text, until }) => `“${text}” ended ${until}`);
    if (first) findings.push({ ...row, found: first, details: others, todo: 'Take it out of desk.yaml.' });
    const [wrong, ...more] = (await Promise.all(ads.map((ad) => unfit(ad, city)))).flat();
    if (wrong) findings.push({ ...row, found: wrong, details: more });
  }
  return findings;
}
