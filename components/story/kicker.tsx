import { SiteLink } from '@/components/islands/site-link';
import type { FrontStory } from '@/lib/front/front-page';
import type { NewsItem } from '@/lib/news/news-item';
import { sectionByFeedKey, sectionPath } from '@/lib/sections';

type KickerProps = { story: FrontStory; showTown: boolean };

/** Over a headline among several sections: the town of a local story, else its section; it leads to that list. */
export function Kicker({ story: { item, feedKey }, showTown }: KickerProps) {
  const town = showTown ? item.local?.town : undefined;
  const section = sectionByFeedKey(feedKey);
  return (
    <p className="kicker">
      <SiteLink href={town ? '/local-news' : sectionPath(section)} className="quiet-link touch-link">
        {town ?? section.name}
      </SiteLink>
    </p>
  );
}

/** Over a headline within its section: the town, where it is known. */
export function Town({ item }: { item: NewsItem }) {
  const town = item.local?.town;
  return town && <p className="kicker">{town}</p>;
}
