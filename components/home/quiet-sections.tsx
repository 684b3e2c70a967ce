import { SectionFrame } from '@/components/ui/section-frame';
import type { FrontPage } from '@/lib/front/front-page';
import { hasSection } from '@/lib/news/sources/sections-here';
import { type FeedKey, sectionByFeedKey, sectionPath } from '@/lib/sections';

type QuietSectionsProps = {
  page: Pick<FrontPage, 'lead' | 'seconds' | 'nearby' | 'blocks' | 'failed'>;
  titles: Partial<Record<FeedKey, string>>;
};

function sentenceOf(feedKey: FeedKey, failed: FrontPage['failed']): string {
  const failure = failed.find((one) => one.feedKey === feedKey);
  if (!failure) return 'No content available at the moment.';
  return failure.waiting ? 'The headlines are still loading.' : `Failed to load content: ${failure.message}`;
}

function isOnTop(key: FeedKey, { lead, seconds, nearby }: QuietSectionsProps['page']): boolean {
  return [...(lead ? [lead] : []), ...seconds, ...nearby].some(({ feedKey }) => feedKey === key);
}

/** Sections without headlines, after those with: one line each. */
export function QuietSections({ page, titles }: QuietSectionsProps) {
  const { blocks, failed } = page;
  const keys = (Object.keys(titles) as (keyof typeof blocks)[]).filter(
    (key) => hasSection(key) && !blocks[key]?.length && !isOnTop(key, page),
  );
  if (keys.length === 0) return null;
  return (
    <SectionFrame id="quiet" title="No Headlines Right Now">
      <ul className="ruled">
        {keys.map((feedKey) => (
          <li key={feedKey} className="story text-excerpt">
            <a href={sectionPath(sectionByFeedKey(feedKey))} className="quiet-link font-semibold">
              {titles[feedKey]}
            </a>{' '}
            <span className="text-ink-2">{sentenceOf(feedKey, failed)}</span>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
