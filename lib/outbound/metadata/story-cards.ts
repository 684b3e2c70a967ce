import type { BlogEntry } from '@/lib/blog/blog-post';
import type { City } from '@/lib/city/city-type';
import { pictureNamed } from '@/lib/city/drawings';
import { messages } from '@/lib/messages/messages';
import { whenLines } from '@/lib/news/calendar/event-words';
import type { LocalEvent } from '@/lib/news/event';
import { postParent } from '@/lib/outbound/metadata/post-parent';
import { type ShareCard, shareCard } from '@/lib/outbound/metadata/share-card';
import { storyDrawing } from '@/lib/pictures/choose/story-drawing';

type CardPost = Pick<BlogEntry, 'metaTitle' | 'section' | 'kind' | 'picture'>;

export function postCard(city: City, post: CardPost): ShareCard {
  const drawing = pictureNamed(post.picture ?? '');
  return shareCard(city, postParent(post, city).name, post.metaTitle, undefined, { drawing });
}

/** Returns an event's card, with its day above the title and its place below. */
export function eventCard(city: City, { title, when, place, address }: LocalEvent): ShareCard {
  const drawing = storyDrawing(city, title, 'events', []);
  return shareCard(city, whenLines(when, city)[0] ?? '', title, place ?? address, { drawing });
}

/** Returns a town's card, with the town on the county's map. */
export function townCard(city: City, town: string): ShareCard {
  const { newsIn, sentence } = messages(city).towns;
  return shareCard(city, `${city.name}, ${city.state}`, newsIn(town), sentence(town), { town });
}
