import type { FeedDisplay } from '@/components/news/feed-display';
import type { Story } from '@/lib/front/pick-pictures';
import { Excerpt } from './excerpt';
import { Headline } from './headline';
import { SourceLine } from './source-line';
import { StoryPicture } from './story-picture';

type LargeStoryProps = { story: Story; display: FeedDisplay; first?: boolean };

/** The story that leads a block: a wide picture, a large headline, and the whole excerpt. */
export function LargeStory({ story: { item, picture, photo }, display, first = false }: LargeStoryProps) {
  return (
    <article className="story">
      <StoryPicture picture={picture} photo={photo} place="half" frame="mb-3.5 aspect-[3/2]" first={first} />
      <Headline item={item} size="block" />
      {display.showExcerpt && <Excerpt item={item} size="block" />}
      <SourceLine item={item} author={display.showAuthor} date={display.showDate} />
    </article>
  );
}
