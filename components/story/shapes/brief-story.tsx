import type { NewsItem } from '@/lib/news/news-item';
import { Headline } from '../headline';
import { Town } from '../kicker';
import { SourceLine } from '../source-line';

type BriefStoryProps = { item: NewsItem; showTown: boolean };

export function BriefStory({ item, showTown }: BriefStoryProps) {
  return (
    <li className="story brief">
      {showTown && <Town item={item} />}
      <Headline item={item} size="brief" />
      <SourceLine item={item} />
    </li>
  );
}
