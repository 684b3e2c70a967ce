import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import type { Story } from '@/lib/front/pick-pictures';
import { standardDisplay } from './feed-display';
import { FeedList } from './feed-list';

type LatestLocalProps = { stories: readonly Story[] };

/** The whole local list, newest first; nothing while there is none. */
export function LatestLocal({ stories }: LatestLocalProps) {
  if (stories.length === 0) return null;
  return (
    <SectionFrame id="latest">
      <HeadingLine id="latest" title="Latest Local News" />
      <FeedList stories={stories} display={{ ...standardDisplay, showExcerpt: false }} />
    </SectionFrame>
  );
}
