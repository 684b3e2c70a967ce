import { Excerpt } from '@/components/story/excerpt';
import { Headline } from '@/components/story/headline';
import { Town } from '@/components/story/kicker';
import { SourceLine } from '@/components/story/source-line';
import { ItemDate } from '@/components/story/story-date';
import { storyKey } from '@/lib/pictures/choose/pick-pictures';
import type { HeadlineLayoutProps } from './headline-display';

export function HeadlineList({ stories, display }: HeadlineLayoutProps) {
  return (
    <ol className="agenda">
      {stories.map(({ item }) => (
        <li key={storyKey({ item })} className="story agenda-row">
          {display.showDate && (
            <p className="agenda-date text-small text-ink-3">
              <ItemDate item={item} />
            </p>
          )}
          <div className="agenda-words">
            {display.showTown && <Town item={item} />}
            <Headline item={item} size="list" />
            {display.showExcerpt && <Excerpt item={item} />}
          </div>
          <SourceLine item={item} author={display.showAuthor} date={false} />
        </li>
      ))}
    </ol>
  );
}
