import { memoize } from '@/lib/base/cache';
import { siteLanguage } from '@/lib/base/languages.mjs';
import { capitalized } from '@/lib/base/text/clean-text';
import type { City, FaqCategory } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { hasCalendar, hasSection, isSectionOfHere } from '@/lib/news/sources/sections-here';
import { settings } from '@/lib/settings/settings';
import { hasWeather } from '@/lib/weather/has-weather';

// AP style, like British English, has no comma before the last item.
const listFormat = memoize(100, (language) => new Intl.ListFormat(language === 'en' ? 'en-GB' : language));

/** Joins parts in the city's language: `arts news, community resources and opinion`. */
export function listInWords(city: City, parts: readonly string[]): string {
  return listFormat(siteLanguage(city)).format(parts);
}

function listOf(city: City, ...parts: readonly (string | false | undefined)[]): string {
  return listInWords(
    city,
    parts.filter((part) => typeof part === 'string'),
  );
}

export function eventsNote(city: City): string {
  const { events, eventsElsewhere } = messages(city).notes;
  return hasCalendar(city) ? events : eventsElsewhere;
}

function communityBlocks(city: City): string {
  const { arts, resources, opinion } = messages(city).community.blocks;
  return listOf(
    city,
    hasSection(city, 'arts') && arts,
    city.resources.length > 0 && resources,
    hasSection(city, 'opinion') && opinion,
  );
}

/**
 * Lists the blocks of the Community page. Empty if none is local, because a page with only national arts news is not
 * shown.
 */
export function communityNote(city: City): string {
  const hasOwn = city.resources.length > 0 || city.donation !== undefined;
  if (!hasOwn && !isSectionOfHere(city, 'arts') && !isSectionOfHere(city, 'opinion')) return '';
  return communityBlocks(city) || messages(city).community.howToGive;
}

/** Returns the sentence that describes the Community page. */
export function communitySentence(city: City): string {
  const blocks = communityBlocks(city);
  const m = messages(city).community;
  if (!blocks) return m.onlyHelp(city.name);
  return m.sentence(capitalized(blocks), city.name);
}

/** Lists the contents of the city's morning briefing. */
export function briefingNote(city: City, on: 'on' | 'onSoon' = 'on'): string {
  const { has } = messages(city).morning;
  return listOf(city, hasWeather(city) && has.weather, has.headlines, hasCalendar(city) && has[on]);
}

/** Describes the radio page. A bundled sample loop is not called our station. */
export function radioNote(city: City): string {
  const { radio, sampleRadio } = messages(city).notes;
  return settings().radio.template ? radio : sampleRadio;
}

/** Lists what a search covers: `headlines, posts, events, FAQ answers and pages`. */
export function searchedInWords(city: City): string {
  const { headlines, posts, events, questions, pages } = messages(city).search.searched;
  return listOf(city, headlines, posts, hasCalendar(city) && events, city.faq.length > 0 && questions, pages);
}

/** Returns the text that states the number of questions and categories. */
export function faqClaim(city: City, faq: readonly FaqCategory[]): string {
  const count = faq.reduce((sum, { questions }) => sum + questions.length, 0);
  return messages(city).faq.claim(count, faq.length);
}
