import { AdSlot } from '@/components/ads/ad-slot';
import { foldedCount, standardDisplay } from '@/components/news/feed-display';
import { FeedGrid } from '@/components/news/feed-grid';
import { FeedLargeAndFour } from '@/components/news/feed-large-and-four';
import { townsDiffer } from '@/lib/front/layout/town-label';
import type { Story } from '@/lib/pictures/choose/pick-pictures';

type SectionFrontProps = { stories: readonly Story[] };

export function SectionFront({ stories }: SectionFrontProps) {
  const display = { ...standardDisplay, showTown: townsDiffer(stories.map(({ item }) => item)) };
  const rest = stories.slice(foldedCount);
  return (
    <>
      <h2 className="sr-only">Headlines</h2>
      <FeedLargeAndFour stories={stories.slice(0, foldedCount)} display={display} first />
      {rest.length > 0 && (
        <>
          <AdSlot size="250" />
          <div className="fold-rest">
            <FeedGrid stories={rest} display={display} />
          </div>
        </>
      )}
    </>
  );
}
