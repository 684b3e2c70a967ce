import type { HeadlineDisplay } from '@/components/news/headline-display';
import type { Story } from '@/lib/pictures/choose/pick-pictures';
import { Excerpt } from '../excerpt';
import { Headline } from '../headline';
import { Town } from '../kicker';
import { SourceLine } from '../source-line';

type TextStoryProps = { story: Story; display: HeadlineDisplay };

export function TextStory({ story: { item }, display }: TextStoryProps) {
  return (
    <li className="story">
      {display.showTown && <Town item={item} />}
      <Headline item={item} size="card" />
      {display.showExcerpt && <Excerpt item={item} within="narrow" />}
      <SourceLine item={item} author={display.showAuthor} date={display.showDate} />
    </li>
  );
}
