import { AdSlot } from '@/components/ads/ad-slot';
import { foldedCount, standardDisplay } from '@/components/news/headline-display';
import { HeadlineGrid } from '@/components/news/headline-grid';
import { HeadlineLargeAndFour } from '@/components/news/headline-large-and-four';
import { townsDiffer } from '@/lib/front/kicker';
import type { Story } from '@/lib/pictures/choose/pick-pictures';

type SectionFrontProps = { stories: readonly Story[] };

export function SectionFront({ stories }: SectionFrontProps) {
  const display = { ...standardDisplay, showTown: townsDiffer(stories.map(({ item }) => item)) };
  const rest = stories.slice(foldedCount);
  return (
    <>
      <h2 className="sr-only">Headlines</h2>
      <HeadlineLargeAndFour stories={stories.slice(0, foldedCount)} display={display} first />
      {rest.length > 0 && (
        <>
          <AdSlot size="250" />
          <div className="fold-rest">
            <HeadlineGrid stories={rest} display={display} />
          </div>
        </>
      )}
    </>
  );
}
