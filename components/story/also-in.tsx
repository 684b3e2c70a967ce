import { Fragment } from 'react';
import { StoryLink } from '@/components/links/story-link';
import type { NewsItem } from '@/lib/news/news-item';

const mostNamed = 4;

/** Each link lies above the one that covers the story. */
export function AlsoIn({ also = [] }: Pick<NewsItem, 'also'>) {
  if (also.length === 0) return null;
  return (
    <p className="also text-small text-ink-3">
      Also in{' '}
      {also.slice(0, mostNamed).map(({ source, link }, at) => (
        <Fragment key={link}>
          {at > 0 && ', '}
          <StoryLink className="also-link quiet-link" href={link}>
            {source}
          </StoryLink>
        </Fragment>
      ))}
    </p>
  );
}
