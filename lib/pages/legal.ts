import { readFileSync } from 'node:fs';
import path from 'node:path';
import { spokenHost } from '@/lib/base/addresses';
import type { City } from '@/lib/city/city-type';
import { countryInSentence, countryName, countryOf } from '@/lib/city/complete/region';
import { fillIn } from '@/lib/city/complete/with-defaults';
import { inheritedFolder } from '@/lib/city/inherited-folder';
import { messages } from '@/lib/messages/messages';
import { editionOf } from '@/lib/news/sources/feed-sources';
import { isSampleShelf } from '@/lib/pages/books';
import { hasNewsletter } from '@/lib/pages/contact';
import { bannerOf } from '@/lib/pages/notices/banner';
import { isThere } from '@/lib/pages/site-pages';
import type { Settings } from '@/lib/settings/settings';

/**
 * Date of the privacy policy and the terms. Update it, and public/.well-known/gpc.json, whenever they change.
 * Noon UTC falls on the same date almost everywhere.
 */
export const effectiveDate = new Date('2026-11-26T12:00:00Z');

/** Returns the place whose laws apply, for use in a sentence: `Colorado`, `the United Kingdom`. */
export function governingPlace({ state, region, locale }: Pick<City, 'state' | 'region' | 'locale'>): string {
  return state === countryName(region, locale) ? countryInSentence(region, locale) : state;
}

type Conditions = Readonly<Record<string, boolean>>;

/** Returns the flags that select paragraphs in the legal pages, keyed by the names used in their templates. */
function conditionsIn(city: City, settings: Pick<Settings, 'adScriptUrl' | 'feeds' | 'radio'>): Conditions {
  const { books, donation, events, faq, partners, publisher = {}, region, resources } = city;
  return {
    publisher: Boolean(publisher.name),
    editor: Boolean(publisher.editor),
    postal: Boolean(publisher.address),
    ownership: Boolean(publisher.ownership),
    funding: Boolean(publisher.funding),
    sampleEdition: editionOf(settings.feeds, city) === 'sample',
    ads: settings.adScriptUrl !== undefined,
    california: region === 'US-CA',
    donation: donation !== undefined,
    faq: faq.length > 0,
    network: bannerOf(city) !== undefined,
    newsletter: hasNewsletter(city),
    form: city.contact.formUrl !== undefined,
    newsletterForm: city.newsletter !== undefined,
    partners: partners.length > 0,
    radio: isThere('/radio', city),
    resources: resources.length > 0,
    sampleBooks: books !== undefined && (isSampleShelf(books) || books.program?.sample === true),
    sampleCalendar: events.sample.length > 0,
    sampleRadio: settings.radio.template === undefined,
    sampleWeather: isThere('/weather', city),
    unitedStates: countryOf(region) === 'US',
    calls911: ['US', 'CA', 'MX'].includes(countryOf(region)),
  };
}

/** Returns values for the placeholders in the legal pages; unused values do no harm. */
function wordsIn(city: City): Record<string, string> {
  const { siteTitle, name, state, email, locale, contact, donation, publisher = {} } = city;
  const { name: published = '', editor = '', address = [], ownership = '', funding = '' } = publisher;
  return {
    locale,
    siteTitle,
    name,
    state,
    email,
    network: messages(city).layout.networkSentence(bannerOf(city) ?? ''),
    newsEmail: contact.newsEmail,
    publisher: published,
    editor,
    postal: address.join(', '),
    ownership,
    funding,
    rightsEmail: publisher.rightsEmail ?? email,
    donation: donation?.name ?? '',
    newsletterHost: city.newsletter ? spokenHost(city.newsletter.action) : '',
    governingPlace: governingPlace(city),
  };
}

/** Keeps `{#name}…{/name}` if the condition is true, and `{^name}…{/name}` if it is false. They may be nested. */
export function withConditions(text: string, conditions: Conditions): string {
  return text.replace(/\{([#^])(\w+)\}([\s\S]*?)\{\/\2\}/g, (_, sign, name, inner) => {
    if (conditions[name] === undefined) throw new Error(`no condition is called ${name}`);
    return conditions[name] === (sign === '#') ? withConditions(inner, conditions) : '';
  });
}

export type LegalText = 'about' | 'privacy' | 'terms' | 'sample-edition';

/**
 * Returns the sections of a legal page (lib/cities/defaults/legal or its translation) for a city, each with title and
 * Markdown. `original`: in a language edition, the address of the authoritative page.
 */
export function legalSections(text: LegalText, city: City, settings: Settings, original?: string) {
  const written = readFileSync(path.join(inheritedFolder('legal', city), `${text}.md`), 'utf8');
  const conditions = { ...conditionsIn(city, settings), translated: original !== undefined };
  const filled = fillIn(withConditions(written, conditions), { ...wordsIn(city), original: original ?? '' });
  return filled
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return { title, markdown: lines.join('\n') };
    });
}
