import type { Story } from '@/lib/pictures/choose/pick-pictures';

/**
 * Whether stories side by side show pictures: only where each has a photo of its own. Photos and drawings are never
 * mixed in a row, none has a hole, and a row of drawings would look like news that nobody photographed.
 */
export function allPhotos(stories: readonly Pick<Story, 'photo'>[]): boolean {
  return stories.length > 0 && stories.every(({ photo }) => photo !== undefined);
}
