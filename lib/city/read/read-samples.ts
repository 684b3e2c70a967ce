import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type FeedKey, sections } from '@/lib/sections';

export type Samples = { sections: readonly FeedKey[]; problems: readonly string[] };

/** The sections of a city's bundled edition, by its files `sample/<feed key>.xml`, and those files that are no section's. */
export function readSamples(folder: string): Samples {
  const place = path.join(folder, 'sample');
  const files = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.xml')) : [];
  const ours = sections.map(({ feedKey }) => feedKey);
  const strange = files.filter((file) => !ours.some((feedKey) => file === `${feedKey}.xml`));
  return {
    sections: ours.filter((feedKey) => files.includes(`${feedKey}.xml`)),
    problems: strange.map((file) => `sample/${file}: expected the key of a section, as in ${ours[0]}.xml`),
  };
}
