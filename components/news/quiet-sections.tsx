import { Fragment } from 'react';
import { HeadlineError } from '@/components/news/headline-state';
import { SectionFrame } from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import type { FailedSection, FrontStory } from '@/lib/front/front-page';
import { messages } from '@/lib/messages/messages';
import { sectionPath } from '@/lib/messages/section-paths';
import { hasSection } from '@/lib/news/sources/sections-here';
import { type FeedKey, sectionByFeedKey } from '@/lib/sections';

type Titles = Partial<Record<FeedKey, string>>;

function Names({ city, keys, titles }: { city: City; keys: readonly FeedKey[]; titles: Titles }) {
  return keys.map((feedKey, at) => (
    <Fragment key={feedKey}>
      {at > 0 && ', '}
      <a href={sectionPath(sectionByFeedKey(feedKey), city)} className="quiet-link font-semibold">
        {titles[feedKey]}
      </a>
    </Fragment>
  ));
}

type QuietSectionsProps = {
  city: City;
  titles: Titles;
  blocks: Partial<Record<FeedKey, readonly FrontStory[]>>;
  /** Stories at the top of the page. A section with a story there is not listed as empty. */
  top: readonly (FrontStory | undefined)[];
  failed: readonly FailedSection[];
};

/** Lists sections without headlines: a message for failed sections, then a line each for loading and empty sections. */
export function QuietSections({ city, titles, blocks, top, failed }: QuietSectionsProps) {
  const keys = (Object.keys(titles) as FeedKey[]).filter(
    (key) => hasSection(city, key) && !blocks[key]?.length && !top.some((story) => story?.feedKey === key),
  );
  if (keys.length === 0) return null;
  const failures = failed.filter(({ feedKey, waiting }) => keys.includes(feedKey) && !waiting);
  const waiting = failed.filter((one) => keys.includes(one.feedKey) && one.waiting);
  const empty = keys.filter((key) => !failed.some(({ feedKey }) => feedKey === key));
  const m = messages(city);
  const lines = [
    { keys: waiting.map(({ feedKey }) => feedKey), words: m.front.loading },
    { keys: empty, words: m.news.empty },
  ];
  return (
    <SectionFrame id="quiet" title={m.news.noneNow}>
      {failures.length > 0 && (
        <HeadlineError city={city} message={[...new Set(failures.map(({ message }) => message))].join('; ')}>
          <p className="mt-2 text-excerpt">
            <Names city={city} keys={failures.map(({ feedKey }) => feedKey)} titles={titles} />
          </p>
        </HeadlineError>
      )}
      {lines.map(
        ({ keys: named, words }) =>
          named.length > 0 && (
            <p key={words} className="mt-4 text-excerpt text-ink-2">
              <Names city={city} keys={named} titles={titles} />: {words}
            </p>
          ),
      )}
    </SectionFrame>
  );
}
