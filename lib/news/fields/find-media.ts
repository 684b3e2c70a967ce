import { enclosuresOf, type RawElement } from '@/lib/news/parse/raw-feed';

export type Media = 'audio' | 'video';

const AUDIO_FILE = /\.(?:mp3|m4a|ogg|opus|aac|wav)(?:$|[?#])/i;
const VIDEO_FILE = /\.(?:mp4|m4v|mov|webm|m3u8)(?:$|[?#])/i;

function mediaOf(type: string, address: string): Media | undefined {
  if (/^audio\//i.test(type) || AUDIO_FILE.test(address)) return 'audio';
  return /^video\//i.test(type) || VIDEO_FILE.test(address) ? 'video' : undefined;
}

/** What the item is to be heard or seen as: by its enclosures, else as an episode; a video within a text is none. */
export function findMedia(item: RawElement): Media | undefined {
  const enclosed = enclosuresOf(item)
    .map(({ type, url }) => mediaOf(type, url))
    .find(Boolean);
  if (enclosed) return enclosed;
  if (item.children.has('yt:videoid')) return 'video';
  return item.children.has('itunes:duration') || item.children.has('itunes:episode') ? 'audio' : undefined;
}
