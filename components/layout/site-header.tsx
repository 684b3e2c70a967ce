import type { ReactNode } from 'react';
import { SiteNav } from '@/components/layout/site-nav';
import { ReadingMenu } from '@/components/reading/reading-menu';
import { memoize } from '@/lib/base/cache';
import { weekdayAndDay, weekdayDate } from '@/lib/base/dates/format-date';
import { updateTime } from '@/lib/base/dates/story-time';
import { siteLanguage } from '@/lib/base/languages.mjs';
import { capitalized } from '@/lib/base/text/clean-text';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { isSampleEdition, sampleEditionPath } from '@/lib/news/sources/sections-here';
import type { InLanguage } from '@/lib/outbound/metadata/in-languages';
import { bannerOf } from '@/lib/pages/notices/banner';
import { settings } from '@/lib/settings/settings';

type Languages = { city: City; languages: readonly InLanguage[] };

export function SkipLink({ city }: { city: City }) {
  return (
    <a href="#content" className="button button-main fixed top-2 left-2 z-50 not-focus:sr-only">
      {messages(city).layout.skip}
    </a>
  );
}

function Network({ city }: { city: City }) {
  const words = bannerOf(city);
  const { networkUrl } = settings();
  if (!words) return messages(city).layout.place(city);
  if (!networkUrl) return words;
  return (
    <a href={networkUrl} className="quiet-link touch-link">
      {words}
    </a>
  );
}

/** A language's name in that language: `Español`. Memoized because every page needs it and Intl is slow. */
const languageName = memoize(100, (language) => {
  return capitalized(new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language);
});

/** Link to the page's translation, or to the front page in that language if the page has no translation. */
function LanguageSwitch({ city, url }: InLanguage) {
  const language = siteLanguage(city);
  return (
    <a href={url} hrefLang={language} lang={language} className="quiet-link touch-link font-semibold">
      {languageName(language)}
    </a>
  );
}

export function Emblem({ city }: { city: City }) {
  const { size, path } = city.brand.emblem;
  return (
    <svg
      // Size of the icon if the style sheet does not load.
      width="20"
      height="20"
      className="size-[0.5em] shrink-0 translate-y-[-0.01em] text-accent"
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
    >
      <path fill="currentColor" fillRule="evenodd" d={path} />
    </svg>
  );
}

/** Characters that fit on one line. Longer names are set smaller, on two lines on phones. */
const MAX_ONE_LINE = 18;
const MAX_TWO_LINES = 32;

function sizeOf(length: number): string {
  if (length <= MAX_ONE_LINE) return '';
  return length <= MAX_TWO_LINES ? 'nameplate-long' : 'nameplate-long nameplate-longest';
}

const inOneLine = 'inline-flex min-h-[44px] items-center gap-[0.21em] whitespace-nowrap';
const inTwoLines =
  'inline-block min-h-[44px] md:inline-flex md:items-center md:gap-[0.21em] md:whitespace-nowrap';

/** The site's name, linked to the front page. It is never the page's heading. */
function Nameplate({ city }: { city: City }) {
  const [before, after] = city.nameplate;
  const size = sizeOf(before.length + after.length);
  return (
    <p className={`text-center font-serif text-nameplate lg:col-start-2 ${size}`.trim()}>
      <a href="/" className={size ? inTwoLines : inOneLine}>
        {before} <Emblem city={city} /> {after}
      </a>
    </p>
  );
}

type Updated = { city: City; updatedAt?: Date };

function Status({ city, updatedAt }: Updated) {
  const m = messages(city).layout;
  if (isSampleEdition(city)) {
    return (
      <a
        href={sampleEditionPath}
        className="touch-link font-semibold text-accent underline decoration-1 underline-offset-2"
      >
        {m.sampleEdition}
      </a>
    );
  }
  if (!updatedAt) return city.motto;
  return (
    <>
      {m.updated} <time dateTime={updatedAt.toISOString()}>{updateTime(updatedAt, new Date(), city)}</time>
    </>
  );
}

/** Today's date. Phones have room only for the short form. Printed pages have the long form, which has the year. */
function Today({ city }: { city: City }) {
  const now = new Date();
  return (
    <span>
      <span className="md:hidden print:hidden">{weekdayAndDay(now, city)}</span>
      <span className="max-md:hidden print:inline">{weekdayDate(now, city)}</span>
    </span>
  );
}

/**
 * The line below the nameplate: date, network or place, status of the news, and reading options. Contains no `p`
 * elements, because reader modes would take them for the text of a short post.
 */
export function Dateline({ city, updatedAt, languages }: Updated & Languages) {
  const others = languages.filter((language) => language.city.key !== city.key);
  return (
    <div className="dateline">
      <Today city={city} />
      <span className="max-lg:hidden">
        <Network city={city} />
      </span>
      <div className="dateline-end">
        <span>
          <Status city={city} updatedAt={updatedAt} />
        </span>
        {others.map((other) => (
          <LanguageSwitch key={other.city.key} {...other} />
        ))}
        <ReadingMenu city={city} />
      </div>
    </div>
  );
}

type SiteHeaderProps = Updated & Languages & { ears?: ReactNode };

export function SiteHeader({ city, updatedAt, languages, ears }: SiteHeaderProps) {
  return (
    <header>
      <div className="sheet relative pt-1 md:pt-4">
        <div className="nameplate-row">
          <Nameplate city={city} />
          {ears}
        </div>
        <Dateline city={city} updatedAt={updatedAt} languages={languages} />
        <SiteNav city={city} />
      </div>
    </header>
  );
}
