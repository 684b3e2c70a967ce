import type { HeadlineDisplay } from '@/components/news/headline-display';
import type { Story } from '@/lib/pictures/choose/pick-pictures';
import { Excerpt } from '../excerpt';
import { Headline } from '../headline';
import { Town } from '../kicker';
import { SourceLine } from '../source-line';
import { StoryPicture } from '../story-picture';

type CardProps = { story: Story; display: HeadlineDisplay; pictured: boolean };

export function Card({ story: { item, picture, photo }, display, pictured }: CardProps) {
  return (
    <li className={`story card ${pictured ? 'card-pictured' : ''}`}>
      {pictured && <StoryPicture picture={picture} photo={photo} />}
      <div className="card-words">
        {display.showTown && <Town item={item} />}
        <Headline item={item} size="card" />
        {display.showExcerpt && <Excerpt item={item} within={pictured ? 'narrow' : 'column'} />}
        <SourceLine item={item} author={display.showAuthor} date={display.showDate} stacked />
      </div>
    </li>
  );
}
