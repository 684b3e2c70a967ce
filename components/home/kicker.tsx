import { SiteLink } from '@/components/islands/site-link';
import { type FeedKey, sectionByFeedKey, sectionPath } from '@/lib/sections';

type KickerProps = { feedKey: FeedKey };

/** The section of a story, over its headline; it leads to the section, not to the story. */
export function Kicker({ feedKey }: KickerProps) {
  const section = sectionByFeedKey(feedKey);
  return (
    <p className="mb-1.5 text-kicker text-accent uppercase">
      <SiteLink href={sectionPath(section)} className="quiet-link touch-link">
        {section.name}
      </SiteLink>
    </p>
  );
}
