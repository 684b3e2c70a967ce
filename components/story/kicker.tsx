import type { FrontStory } from '@/lib/front/front-page';
import { kickerOf, listLabel } from '@/lib/front/kicker';
import type { NewsItem } from '@/lib/news/news-item';

type KickerProps = { story: FrontStory; showTown: boolean };

/** Over a headline among several sections: the town of a local story, else its section. */
export function Kicker({ story, showTown }: KickerProps) {
  const { words, href } = kickerOf(story, showTown);
  if (!href) return <p className="kicker">{words}</p>;
  return (
    <p className="kicker">
      <a href={href} className="quiet-link touch-link">
        {words}
      </a>
    </p>
  );
}

/** In a list; left out where the headline names the town. */
export function Town({ item }: { item: NewsItem }) {
  const label = listLabel(item);
  return label && <p className="kicker">{label}</p>;
}
