import type { ReactNode } from 'react';
import { StoryLink } from '@/components/ui/links';
import { cutText } from '@/lib/base/text/clean-text';
import { languageAttributes } from '@/lib/base/text/language-of';
import { setHeadline } from '@/lib/base/text/set-headline';
import type { City } from '@/lib/city/city-type';
import type { FrontStory, KickerWords } from '@/lib/front/front-page';
import { kickerOf, listLabel } from '@/lib/front/kicker';
import type { NewsItem } from '@/lib/news/news-item';
import { eventPath } from '@/lib/outbound/addresses';

function KickerLine({ words, href }: KickerWords) {
  if (!href) return <p className="kicker">{words}</p>;
  return (
    <p className="kicker">
      <a href={href} className="quiet-link touch-link">
        {words}
      </a>
    </p>
  );
}

/** Label above a headline in a mixed list: the town of a local story, otherwise the section. */
export function Kicker({ city, story, showTown }: { city: City; story: FrontStory; showTown: boolean }) {
  return <KickerLine {...kickerOf(city, story, showTown)} />;
}

/** A story's town in a list. Left out if the headline names it. */
export function Town({ city, item }: { city: City; item: NewsItem }) {
  const label = listLabel(city, item);
  return label && <KickerLine {...label} />;
}

/** Matches a short hyphenated word and its punctuation, with any words joined by no-break spaces: "a 30-year". */
const COMPOUND = /((?<![^ ])(?=[^ ]{3,18}(?![^ ]))[^ ]*[\p{L}\p{N}]-[\p{L}\p{N}][^ ]*)/u;

/** Keeps short hyphenated words on one line, because headlines broken at a hyphen are hard to read. */
function wholeCompounds(title: string): ReactNode {
  const parts = setHeadline(title).split(COMPOUND);
  if (parts.length === 1) return parts;
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and their order never changes
      <span key={at} className="compound">
        {part}
      </span>
    ),
  );
}

const headlineSizes = {
  lead: 'text-lead',
  block: 'text-block',
  second: 'text-second',
  list: 'text-list',
  card: 'text-card',
  brief: 'text-brief',
} as const;

type Size = keyof typeof headlineSizes;
// Longer titles are set smaller, because they would fill the lead story's column.
const MAX_LEAD_TITLE = 100;

/** A headline. Its link covers the whole story, including the picture. */
export function Headline({ city, item, size }: { city: City; item: NewsItem; size: Size }) {
  const fitting = size === 'lead' && item.title.length > MAX_LEAD_TITLE ? 'block' : size;
  return (
    <h3
      {...languageAttributes(item.language)}
      className={`headline font-serif text-ink ${headlineSizes[fitting]}`}
    >
      <StoryLink city={city} href={item.event ? eventPath(item.event) : item.link}>
        {wholeCompounds(item.title)}
      </StoryLink>
    </h3>
  );
}

const excerptSizes = { small: 'text-excerpt', block: 'text-block-excerpt', lead: 'text-dek' } as const;

/** Maximum characters of an excerpt in a row of five: 3 lines under a picture, about 5 or 6 in a text column. */
const MAX_EXCERPT = { narrow: 72, column: 125 } as const;

type ExcerptProps = {
  item: NewsItem;
  size?: keyof typeof excerptSizes;
  /** Maximum length. CSS hides the rest of a longer excerpt (cards.css, blocks.css). */
  within?: keyof typeof MAX_EXCERPT;
};

export function Excerpt({ item: { description, language }, size = 'small', within }: ExcerptProps) {
  if (!description) return null;
  const look = `excerpt text-ink-2 ${excerptSizes[size]}`;
  if (!within || description.length <= MAX_EXCERPT[within])
    return (
      <p {...languageAttributes(language)} className={look}>
        {description}
      </p>
    );
  const beginning = cutText(description, MAX_EXCERPT[within]).slice(0, -1);
  return (
    <p {...languageAttributes(language)} className={`${look} excerpt-long`}>
      {beginning}
      <span className="excerpt-rest">{description.slice(beginning.length)}</span>
    </p>
  );
}
