import type { NewsItem } from '@/lib/news/news-item';

const sizes = {
  lead: 'text-lead',
  block: 'text-block',
  second: 'text-second',
  list: 'text-list',
  card: 'text-card',
  brief: 'text-brief',
} as const;

type Size = keyof typeof sizes;
type HeadlineProps = { item: NewsItem; size: Size };

// In the lead's size, more than this would be a column of text.
const longestLead = 100;

function fitting(size: Size, title: string): Size {
  return size === 'lead' && title.length > longestLead ? 'block' : size;
}

/** A headline that leads out to its publisher; its link covers the whole story, picture and all. */
export function Headline({ item, size }: HeadlineProps) {
  return (
    <h3 className={`headline font-serif text-ink ${sizes[fitting(size, item.title)]}`}>
      <a className="story-link" href={item.link} rel="noopener">
        {item.title}
      </a>
    </h3>
  );
}
