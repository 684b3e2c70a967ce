import type { Story } from '@/lib/pictures/choose/pick-pictures';

/** All or none: a row never mixes photos and drawings, and drawings alone would look like unphotographed news. */
export function allPhotos(stories: readonly Pick<Story, 'photo'>[]): boolean {
  return stories.length > 0 && stories.every(({ photo }) => photo !== undefined);
}
