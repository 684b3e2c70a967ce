import { type HtmlPicture, htmlPictures } from '@/lib/base/text/html';
import { namesOf } from '@/lib/news/fields/element-names';
import { firstAddress } from '@/lib/news/fields/find-link';
import { wordings } from '@/lib/news/fields/find-words';
import type { Media } from '@/lib/news/news-item';
import { elementsWithin, enclosuresOf, firstText, ladder, type RawElement } from '@/lib/news/parse/raw-feed';

const PICTURE_FILE = /\.(?:jpe?g|png|webp|gif|avif)(?:$|[?#:])/i;
const OTHER_FILE = /\.(?:svgz?|mp4|m4v|mov|webm|m3u8|mp3|m4a|ogg|pdf|swf|html?)(?:$|[?#])/i;

/** Trackers, smileys, share buttons, spacers, page design and unfilled placeholders (quirk 40). */
const NOT_A_STORY =
  /(?:feeds\.feedburner\.com\/~|feedsportal\.com|\.pheedo\.com|pixel\.wp\.com|stats\.wordpress\.com|feeds\.wordpress\.com|doubleclick\.net|scorecardresearch\.com|google-analytics\.com|quantserve\.com|gravatar\.com|s\.w\.org\/images\/core\/emoji|twemoji|addtoany|sharethis|\/smil(?:ey|ies)\/|\/wp-includes\/images\/|\/wp-content\/themes\/|\/tracking\/[^?#]*pixel|\/(?:twitter|facebook)[-_]icon[-_.])|\/(?:(?:rss-)?pixel|spacer|blank|beacon|1x1|transparent|tracker|counter|icon|undefined|null)(?:\.(?:gif|png|php))?(?:\?.*)?$/i;
const NOT_A_STORY_CLASS = /\b(?:wp-smiley|emoji|avatar|feedflare|tracking)\b/i;
const MIN_SIDE = 50;

/** Returns the declared area in pixels; medium if no size is declared. */
function area({ attributes: { width, height } }: RawElement): number {
  const wide = Number.parseInt(width ?? '', 10) || 0;
  const high = Number.parseInt(height ?? '', 10) || 0;
  return (wide || high || 400) * (high || wide || 400);
}

function largestFirst(pictures: readonly RawElement[]): RawElement[] {
  return [...pictures].sort((one, other) => area(other) - area(one));
}

function isPictureType(type: string): boolean {
  return type.startsWith('image/') && !type.includes('svg');
}

function isPicture({ attributes: { medium, type = '', url = '' } }: RawElement): boolean {
  if (medium) return medium === 'image';
  return type ? isPictureType(type) : PICTURE_FILE.test(url) || !OTHER_FILE.test(url);
}

/** Returns media:content pictures, also grouped or nested ones, the largest first (quirk 14). */
function mediaContents(item: RawElement): string[] {
  const pictures = elementsWithin(item, 'media:content', ['media:group', 'link']).filter(isPicture);
  return largestFirst(pictures).map((content) => content.attributes.url ?? '');
}

function mediaThumbnails(item: RawElement): string[] {
  const thumbnails = elementsWithin(item, 'media:thumbnail', ['media:group', 'media:content', 'link']);
  return largestFirst(thumbnails).map(({ attributes, text }) => attributes.url ?? text);
}

function enclosures(item: RawElement): string[] {
  return enclosuresOf(item)
    .filter(({ url, type }) => (type ? isPictureType(type) : PICTURE_FILE.test(url)))
    .map(({ url }) => url);
}

function ownImages(item: RawElement): string[] {
  return ladder(item, namesOf.image).map(
    (image) => image.attributes.href ?? image.attributes.url ?? firstText(image, 'url') ?? image.text,
  );
}

function isTiny({ width, height }: HtmlPicture): boolean {
  return (width ?? MIN_SIDE) < MIN_SIDE || (height ?? MIN_SIDE) < MIN_SIDE;
}

function* bodyPictures(item: RawElement): Generator<string> {
  for (const { text, attributes } of wordings(item)) {
    if (attributes.type === 'text') continue;
    for (const picture of htmlPictures(text)) {
      if (!isTiny(picture) && !NOT_A_STORY_CLASS.test(picture.className)) yield picture.address;
    }
  }
}

const rungs = [mediaContents, mediaThumbnails, enclosures, ownImages, bodyPictures];

/**
 * Returns an item's picture: media:content, media:thumbnail, enclosure, itunes:image, image or the first in the body (quirks
 * 14 and 15). Never an SVG.
 */
export function findImage(item: RawElement, link: string): string | undefined {
  return firstAddress(
    item,
    link,
    rungs,
    (address) => !OTHER_FILE.test(address) && !NOT_A_STORY.test(address),
  );
}

const AUDIO_FILE = /\.(?:mp3|m4a|ogg|opus|aac|wav)(?:$|[?#])/i;
const VIDEO_FILE = /\.(?:mp4|m4v|mov|webm|m3u8)(?:$|[?#])/i;

function mediaOf(type: string, address: string): Media | undefined {
  if (/^audio\//i.test(type) || AUDIO_FILE.test(address)) return 'audio';
  return /^video\//i.test(type) || VIDEO_FILE.test(address) ? 'video' : undefined;
}

/** Tells whether an item is audio or video, by its enclosures or episode fields. A video inside a text does not count. */
export function findMedia(item: RawElement): Media | undefined {
  const enclosed = enclosuresOf(item)
    .map(({ type, url }) => mediaOf(type, url))
    .find(Boolean);
  if (enclosed) return enclosed;
  if (item.children.has('yt:videoid')) return 'video';
  return item.children.has('itunes:duration') || item.children.has('itunes:episode') ? 'audio' : undefined;
}
