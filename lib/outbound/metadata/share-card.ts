import { contentVersion } from '@/lib/base/addresses';
import { pageColors } from '@/lib/base/colors';
import { cutText } from '@/lib/base/text/clean-text';
import type { City, Picture } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { sectionHereAt } from '@/lib/news/sources/sections-here';
import { isThere, pageNote, pageTitle, sitePages } from '@/lib/pages/site-pages';
import { pageDrawing, sectionDrawing } from '@/lib/pictures/choose/page-drawing';

/** Matches the characters that every weight of the headline font has. */
const DRAWABLE = /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ffŒœ–—‘’“”•…€™−]/u;

/** Drops characters that the headline font lacks, because next/og would fetch a font for them. */
export function drawableText(text: string): string {
  const letters = [...text.normalize('NFC')].flatMap((letter) =>
    DRAWABLE.test(letter) ? [letter] : [...letter.normalize('NFKD')].filter((part) => DRAWABLE.test(part)),
  );
  return letters.join('').replace(/\s+/g, ' ').trim();
}

export type ShareCard = {
  kicker: string;
  title: string;
  sentence?: string;
  /** Path of one of our drawings. */
  drawing?: string;
  /** Town that is shown on a map instead of a drawing. */
  town?: string;
};

const MAX_TITLE_LENGTH = 110;

type Art = { drawing?: Picture; town?: string };

/** Returns a card with the words that the headline font can draw. Default drawing: the city's first. */
export function shareCard(
  city: City,
  kicker: string,
  title: string,
  sentence?: string,
  art: Art = {},
): ShareCard {
  const { siteTitle } = city;
  const { drawing = city.blog.pictures[0]?.[0], town } = art;
  return {
    drawing: drawing?.src,
    town,
    kicker: drawableText(kicker),
    title: drawableText(cutText(title, MAX_TITLE_LENGTH)) || drawableText(siteTitle),
    sentence: sentence && drawableText(sentence),
  };
}

/** Bump this when components/seo/share-picture.tsx draws the same content differently. */
const CARD_DESIGN = 2;

/** Returns a hash of everything that the card shows. */
export function cardVersion(city: City, drawn: ShareCard): string {
  const { nameplate, brand } = city;
  return contentVersion([CARD_DESIGN, drawn, nameplate, brand.emblem, brand.accent, pageColors.light]);
}

/** Returns the card of the front page (`home`), a section or a page; undefined for another key. */
export function pageCard(city: City, key: string): ShareCard | undefined {
  const { sections } = messages(city);
  const place = `${city.name}, ${city.state}`;
  if (key === 'home') return shareCard(city, place, city.promise, city.motto);
  const path = `/${key}`;
  const { feedKey } = sectionHereAt(city, path) ?? {};
  if (feedKey) {
    const drawing = sectionDrawing(city, feedKey);
    return shareCard(city, place, sections[feedKey], city.sections[feedKey].sentence, { drawing });
  }
  const page = key === '' ? undefined : sitePages.find((one) => one.path === path);
  if (!page || !isThere(path, city)) return undefined;
  return shareCard(city, place, pageTitle(page, city), pageNote(page, city), {
    drawing: pageDrawing(city, path),
  });
}

/** Size of a share card in pixels (discovery section 7). */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * Returns the path of a page's share card, or of its nearest ancestor's card. `own`: the card of a post, an event or a
 * town. Ignores the query. The path changes when the card does.
 */
export function shareImagePath(city: City, path: string, own?: ShareCard): string {
  const [bare = '/'] = path.split(/[?#]/);
  const key = bare === '/' || bare === '' ? 'home' : bare.slice(1);
  const card = own ?? pageCard(city, key);
  return card
    ? `/og/${cardVersion(city, card)}/${key}.png`
    : shareImagePath(city, bare.slice(0, bare.lastIndexOf('/')));
}
