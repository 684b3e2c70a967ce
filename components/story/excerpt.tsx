import { cutText } from '@/lib/base/text/cut-text';
import type { NewsItem } from '@/lib/news/news-item';

const sizes = { small: 'text-excerpt', block: 'text-block-excerpt', lead: 'text-dek' } as const;

/** In a row of five: three lines under a picture, or about five in a column of words, one more on a screen of 1024 px. */
const longest = { narrow: 72, column: 125 } as const;

type ExcerptProps = {
  item: NewsItem;
  size?: keyof typeof sizes;
  /** Where it is shown in part: its styles hide the rest (cards.css, blocks.css). */
  within?: keyof typeof longest;
};

export function Excerpt({ item: { description, language }, size = 'small', within }: ExcerptProps) {
  if (!description) return null;
  const look = `excerpt text-ink-2 ${sizes[size]}`;
  if (!within || description.length <= longest[within])
    return (
      <p lang={language} className={look}>
        {description}
      </p>
    );
  const beginning = cutText(description, longest[within]).slice(0, -1);
  return (
    <p lang={language} className={`${look} excerpt-long`}>
      {beginning}
      <span className="excerpt-rest">{description.slice(beginning.length)}</span>
    </p>
  );
}
