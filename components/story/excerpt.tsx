import type { NewsItem } from '@/lib/news/news-item';

const sizes = { small: 'text-excerpt', block: 'text-block-excerpt', lead: 'text-dek' } as const;

type ExcerptProps = { item: NewsItem; size?: keyof typeof sizes };

/** What the source says of the story, or nothing where it says nothing. */
export function Excerpt({ item, size = 'small' }: ExcerptProps) {
  if (!item.description) return null;
  return <p className={`excerpt text-ink-2 ${sizes[size]}`}>{item.description}</p>;
}
