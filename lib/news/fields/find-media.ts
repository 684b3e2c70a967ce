import { webAddress } from '@/lib/base/addresses';
import { type HtmlPicture, htmlPictures } from '@/lib/base/text/html-pictures';
import { namesOf } from '@/lib/news/fields/element-names';
import { baseOf, firstAddress } from '@/lib/news/fields/find-link';
import { isPlainText, wordings } from '@/lib/news/fields/find-words';
import type { Media } from '@/lib/news/news-item';
import {
  elementsWithin,
  enclosuresOf,
  firstText,
  isPictureFile,
  ladder,
  type RawElement,
} from '@/lib/news/parse/raw-feed';

const OTHER_FILE = /\.(?:svgz?|mp4|m4v|mov|webm|m3u8|mp3|m4a|ogg|pdf|swf|html?)(?:$|[?#])/i;

/**
 * Matches addresses that are not pictures of a story: trackers, emoji, share buttons, spacers, page design,
 * placeholders and markup mistaken for an address (quirk 40).
 */
const NOT_A_STORY =
  /(?:%3C|feeds\.feedburner\.com\/~|feedsportal\.com|\.pheedo\.com|pixel\.wp\.com|stats\.wordpress\.com|feeds\.wordpress\.com|doubleclick\.net|scorecardresearch\.com|google-analytics\.com|quantserve\.com|gravatar\.com|s\.w\.org\/images\/core\/emoji|twemoji|addtoany|sharethis|\/smil(?:ey|ies)\/|\/wp-includes\/images\/|\/wp-content\/themes\/|\/tracking\/[^?#]*pixel|\/(?:twitter|facebook)[-_]icon[-_.])|\/(?:(?:rss-)?pixel|spacer|blank|beacon|1x1|transparent|tracker|counter|icon|undefined|null|placeholder|loading|lazy[-_]?load[\w.-]*)(?:\.(?:gif|png|php|jpe?g|webp))?(?:\?.*)?$/i;
const NOT_A_STORY_CLASS = /\b(?:wp-smiley|emoji|avatar|feedflare|tracking)\b/i;
const MIN_SIDE = 50;

/** Pictures with both declared sides shorter than this are used only if the item has no other picture. */
const MIN_LONG_SIDE = 200;

type Picture = Pick<HtmlPicture, 'address' | 'width' | 'height'>;

/**
 * Returns the declared area in pixels. A missing side counts as equal to the other; if both are missing, each counts as
 * 400.
 */
function area({ width, height }: Picture): number {
  return (width || height || 400) * (height || width || 400);
}

function largestFirst(pictures: readonly Picture[]): Picture[] {
  return pictures.toSorted((one, other) => area(other) - area(one));
}

function toPicture({ attributes: { url, width = '', height = '' }, text }: RawElement): Picture {
  return {
    address: url ?? text,
    width: Number.parseInt(width, 10) || undefined,
    height: Number.parseInt(height, 10) || undefined,
  };
}

function isPicture({ attributes: { medium, type = '', url = '' } }: RawElement): boolean {
  if (medium) return medium.toLowerCase() === 'image';
  return isPictureFile({ url, type: type.trim() }) || (type === '' && !OTHER_FILE.test(url));
}

/** Returns media:content pictures, including grouped and nested ones, the largest first (quirk 14). */
function mediaContents(item: RawElement): Picture[] {
  const pictures = elementsWithin(item, 'media:content', ['media:group', 'link']).filter(isPicture);
  return largestFirst(pictures.map(toPicture));
}

function mediaThumbnails(item: RawElement): Picture[] {
  const thumbnails = elementsWithin(item, 'media:thumbnail', ['media:group', 'media:content', 'link']);
  return largestFirst(thumbnails.map(toPicture));
}

function enclosures(item: RawElement): Picture[] {
  return enclosuresOf(item)
    .filter(isPictureFile)
    .map(({ url }) => ({ address: url }));
}

function ownImages(item: RawElement): Picture[] {
  return ladder(item, namesOf.image).map((image) => ({
    address: image.attributes.href ?? image.attributes.url ?? firstText(image, 'url') ?? image.text,
  }));
}

function isTiny({ width, height }: HtmlPicture): boolean {
  return (width ?? MIN_SIDE) < MIN_SIDE || (height ?? MIN_SIDE) < MIN_SIDE;
}

function* bodyPictures(item: RawElement, base: string): Generator<Picture> {
  for (const element of wordings(item)) {
    if (isPlainText(element)) continue;
    for (const picture of htmlPictures(element.text)) {
      if (isTiny(picture) || NOT_A_STORY_CLASS.test(picture.className)) continue;
      yield { ...picture, address: webAddress(picture.address, baseOf(element, base)) ?? '' };
    }
  }
}

const rungs = [mediaContents, mediaThumbnails, enclosures, ownImages, bodyPictures];

function* addresses(item: RawElement, base: string): Generator<string> {
  const small: Picture[] = [];
  for (const rung of rungs)
    for (const picture of rung(item, base)) {
      const { width, height } = picture;
      if (Math.max(width ?? height ?? MIN_LONG_SIDE, height ?? 0) < MIN_LONG_SIDE) small.push(picture);
      else yield picture.address;
    }
  yield* largestFirst(small).map(({ address }) => address);
}

/**
 * Returns an item's picture address: from media:content, media:thumbnail, enclosure, itunes:image, image or the body,
 * in this order (quirks 14 and 15). SVG files are skipped.
 */
export function findImage(item: RawElement, link: string): string | undefined {
  return firstAddress(
    item,
    link,
    [addresses],
    (address) => !OTHER_FILE.test(address) && !NOT_A_STORY.test(address),
  );
}

const AUDIO_FILE = /\.(?:mp3|m4a|ogg|opus|aac|wav)(?:$|[?#])/i;
const VIDEO_FILE = /\.(?:mp4|m4v|mov|webm|m3u8)(?:$|[?#])/i;

function mediaOf(type: string, address: string): Media | undefined {
  if (/^audio\//i.test(type) || AUDIO_FILE.test(address)) return 'audio';
  return /^video\//i.test(type) || VIDEO_FILE.test(address) ? 'video' : undefined;
}

/**
 * Whether an item is audio or video, judged by its enclosures or episode fields. A video embedded in the text
 * is ignored.
 */
export function findMedia(item: RawElement): Media | undefined {
  const enclosed = enclosuresOf(item)
    .map(({ type, url }) => mediaOf(type, url))
    .find(Boolean);
  if (enclosed) return enclosed;
  if (item.children.has('yt:videoid')) return 'video';
  return item.children.has('itunes:duration') || item.children.has('itunes:episode') ? 'audio' : undefined;
}
