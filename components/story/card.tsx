import type { FeedDisplay } from '@/components/news/feed-display';
import type { Story } from '@/lib/front/pick-pictures';
import { Excerpt } from './excerpt';
import { Headline } from './headline';
import { SourceLine } from './source-line';
import { StoryPicture } from './story-picture';

type CardProps = { story: Story; display: FeedDisplay };

/** A story in a narrow column: picture, headline, excerpt, and the source over the date. */
export function Card({ story: { item, picture, photo }, display }: CardProps) {
  return (
    <li className="story card">
      <StoryPicture picture={picture} photo={photo} />
      <Headline item={item} size="card" />
      {display.showExcerpt && <Excerpt item={item} narrow />}
      <SourceLine item={item} author={display.showAuthor} date={display.showDate} stacked />
    </li>
  );
}
