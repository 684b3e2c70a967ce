import type { HeadlineDisplay } from '@/components/news/headline-display';
import type { Story } from '@/lib/pictures/choose/pick-pictures';
import { Excerpt } from '../excerpt';
import { Headline } from '../headline';
import { Town } from '../kicker';
import { SourceLine } from '../source-line';
import { StoryPicture } from '../story-picture';

type PictureStoryProps = { story: Story; display: HeadlineDisplay };

export function PictureStory({ story: { item, picture, photo }, display }: PictureStoryProps) {
  return (
    <article className="story">
      <StoryPicture picture={picture} photo={photo} place="third" frame="mb-3.5 aspect-video" />
      {display.showTown && <Town item={item} />}
      <Headline item={item} size="second" />
      {display.showExcerpt && <Excerpt item={item} />}
      <SourceLine item={item} author={display.showAuthor} date={display.showDate} />
    </article>
  );
}
