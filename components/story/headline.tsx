import { SiteLink } from '@/components/islands/site-link';
import type { NewsItem } from '@/lib/news/news-item';
import { eventPath } from '@/lib/outbound/metadata/graphs/event-graph';

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

// At the lead's size, more than this would be a column of text.
const longestLead = 100;

function fitting(size: Size, title: string): Size {
  return size === 'lead' && title.length > longestLead ? 'block' : size;
}

function TitleLink({ item: { title, link, event } }: { item: NewsItem }) {
  if (event)
    return (
      <SiteLink className="story-link" href={eventPath(event)}>
        {title}
      </SiteLink>
    );
  return (
    <a className="story-link" href={link} rel="noopener">
      {title}
    </a>
  );
}

/** Its link covers the whole story, picture and all. */
export function Headline({ item, size }: HeadlineProps) {
  return (
    <h3 lang={item.language} className={`headline font-serif text-ink ${sizes[fitting(size, item.title)]}`}>
      <TitleLink item={item} />
    </h3>
  );
}
