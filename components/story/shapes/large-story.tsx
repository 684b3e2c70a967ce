import type { HeadlineDisplay } from '@/components/news/headline-display';
import type { Story } from '@/lib/pictures/choose/pick-pictures';
import { Excerpt } from '../excerpt';
import { Headline } from '../headline';
import { Town } from '../kicker';
import { SourceLine } from '../source-line';
import { StoryPicture } from '../story-picture';

type LargeStoryProps = { story: Story; display: HeadlineDisplay; first?: boolean };

export function LargeStory({ story: { item, picture, photo }, display, first = false }: LargeStoryProps) {
  return (
    <article className="story">
      {display.showTown && <Town item={item} />}
      <Headline item={item} size="block" />
      <StoryPicture picture={picture} photo={photo} place="half" frame="mt-3.5 aspect-[3/2]" first={first} />
      {display.showExcerpt && <Excerpt item={item} size="block" />}
      <SourceLine item={item} author={display.showAuthor} date={display.showDate} />
    </article>
  );
}
