import type { ReactNode } from 'react';
import { StoryLink } from '@/components/ui/links';
import { cutText } from '@/lib/base/text/clean-text';
import { languageAttributes } from '@/lib/base/text/language-of';
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

/** Over a headline among several sections: the town of a local story, else its section. */
export function Kicker({ story, showTown }: { story: FrontStory; showTown: boolean }) {
  return <KickerLine {...kickerOf(story, showTown)} />;
}

/** In a list; left out where the headline names the town. */
export function Town({ item }: { item: NewsItem }) {
  const label = listLabel(item);
  return label && <KickerLine {...label} />;
}

/** A word with a hyphen in it and its marks, such as "30-year" or "(Coca-Cola)". */
const compound = /((?<!\S)(?=\S{3,16}(?!\S))\S*[\p{L}\p{N}]-[\p{L}\p{N}]\S*)/u;

/** A space that no line may break at: before a dash, in "$3 billion" and "E. coli", after "El" beside its kicker. */
const tie = / (?=[–—-] )|(?<=\d) (?=[mbtr]+illion\b)|(?<=^(?:El|L[ao]s?|Un[ao]?)) |(?<=(?:^|\s)\p{Lu}\.) /gu;

/** A title whose short compounds stay on one line where they fit: a headline broken at a hyphen reads badly. */
function wholeCompounds(title: string): ReactNode {
  const parts = title.replace(tie, '\u00A0').split(compound);
  if (parts.length === 1) return parts;
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and its place never changes
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
// At the lead's size, more than this would be a column of text.
const longestLead = 100;

/** Its link covers the whole story, picture and all. */
export function Headline({ item, size }: { item: NewsItem; size: Size }) {
  const fitting = size === 'lead' && item.title.length > longestLead ? 'block' : size;
  return (
    <h3
      {...languageAttributes(item.language)}
      className={`headline font-serif text-ink ${headlineSizes[fitting]}`}
    >
      <StoryLink href={item.event ? eventPath(item.event) : item.link}>
        {wholeCompounds(item.title)}
      </StoryLink>
    </h3>
  );
}

const excerptSizes = { small: 'text-excerpt', block: 'text-block-excerpt', lead: 'text-dek' } as const;

/** In a row of five: three lines under a picture, or about five in a column of words, one more on a screen of 1024 px. */
const longest = { narrow: 72, column: 125 } as const;

type ExcerptProps = {
  item: NewsItem;
  size?: keyof typeof excerptSizes;
  /** Where it is shown in part: its styles hide the rest (cards.css, blocks.css). */
  within?: keyof typeof longest;
};

export function Excerpt({ item: { description, language }, size = 'small', within }: ExcerptProps) {
  if (!description) return null;
  const look = `excerpt text-ink-2 ${excerptSizes[size]}`;
  if (!within || description.length <= longest[within])
    return (
      <p {...languageAttributes(language)} className={look}>
        {description}
      </p>
    );
  const beginning = cutText(description, longest[within]).slice(0, -1);
  return (
    <p {...languageAttributes(language)} className={`${look} excerpt-long`}>
      {beginning}
      <span className="excerpt-rest">{description.slice(beginning.length)}</span>
    </p>
  );
}
