import type { NewsItem } from '@/lib/news/news-item';

const sizes = {
  lead: 'text-lead',
  block: 'text-block',
  second: 'text-second',
  list: 'text-list',
  card: 'text-card',
} as const;

type HeadlineProps = { item: NewsItem; size: keyof typeof sizes };

/** A headline that leads out to its publisher; its link covers the whole story, picture and all. */
export function Headline({ item, size }: HeadlineProps) {
  return (
    <h3 className={`headline font-serif text-ink ${sizes[size]}`}>
      <a className="story-link" href={item.link} rel="noopener">
        {item.title}
      </a>
    </h3>
  );
}
