import { cutText } from '@/lib/base/text/cut-text';
import type { NewsItem } from '@/lib/news/news-item';

const sizes = { small: 'text-excerpt', block: 'text-block-excerpt', lead: 'text-dek' } as const;

/** Three lines of a column in a row of five, four on a screen of 1024 px. */
const longestInNarrow = 72;

type ExcerptProps = {
  item: NewsItem;
  size?: keyof typeof sizes;
  narrow?: boolean;
};

export function Excerpt({ item: { description, language }, size = 'small', narrow = false }: ExcerptProps) {
  if (!description) return null;
  const look = `excerpt text-ink-2 ${sizes[size]}`;
  if (!narrow || description.length <= longestInNarrow)
    return (
      <p lang={language} className={look}>
        {description}
      </p>
    );
  const beginning = cutText(description, longestInNarrow).slice(0, -1);
  return (
    <p lang={language} className={`${look} excerpt-long`}>
      {beginning}
      <span className="excerpt-rest">{description.slice(beginning.length)}</span>
    </p>
  );
}
