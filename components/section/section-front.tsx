import { foldedCount, standardDisplay } from '@/components/news/feed-display';
import { FeedGrid } from '@/components/news/feed-grid';
import { FeedLargeAndFour } from '@/components/news/feed-large-and-four';
import type { Story } from '@/lib/front/pick-pictures';

type SectionFrontProps = { stories: readonly Story[] };

/** All stories of a section's own page: one large and four small, then rows of five. */
export function SectionFront({ stories }: SectionFrontProps) {
  const rest = stories.slice(foldedCount);
  return (
    <>
      <h2 className="sr-only">Headlines</h2>
      <FeedLargeAndFour stories={stories.slice(0, foldedCount)} display={standardDisplay} first />
      {rest.length > 0 && (
        <div className="fold-rest">
          <FeedGrid stories={rest} display={standardDisplay} />
        </div>
      )}
    </>
  );
}
