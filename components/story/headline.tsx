import { StoryLink } from '@/components/links/story-link';
import { wholeCompounds } from '@/components/story/whole-compounds';
import type { NewsItem } from '@/lib/news/news-item';
import { eventPath } from '@/lib/outbound/addresses';

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

const large: readonly Size[] = ['lead', 'block', 'second'];

/** Its link covers the whole story, picture and all. */
export function Headline({ item, size }: HeadlineProps) {
  const words = large.includes(size) ? wholeCompounds(item.title) : item.title;
  return (
    <h3 lang={item.language} className={`headline font-serif text-ink ${sizes[fitting(size, item.title)]}`}>
      <StoryLink href={item.event ? eventPath(item.event) : item.link}>{words}</StoryLink>
    </h3>
  );
}
