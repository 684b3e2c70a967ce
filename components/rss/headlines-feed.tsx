import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { thisCity } from '@/lib/city/this-city';
import { absoluteUrl } from '@/lib/outbound/addresses';
import { headlinesPaths } from '@/lib/outbound/feeds/feed-list';
import { FeedForms } from './feed-forms';

export function HeadlinesFeed() {
  return (
    <SectionFrame id="headlines">
      <HeadingLine id="headlines" title="Headlines" />
      <p className="text-small text-ink-3">Feed address</p>
      <p className="mt-1 font-serif text-second select-all">{absoluteUrl(headlinesPaths.rss)}</p>
      <p className="mt-3 max-w-[41rem] text-excerpt text-ink-2">
        Local headlines from {thisCity().name} and the stories on our front page. Each headline names its
        source and links to the story.
      </p>
      <div className="mt-2">
        <FeedForms of="Headlines" paths={headlinesPaths} />
      </div>
    </SectionFrame>
  );
}
