import { Fragment } from 'react';
import type { NewsItem } from '@/lib/news/news-item';

/** More would be a list of its own. */
const mostNamed = 4;

/** Who else has the story, each with a link of its own above the one that covers the story. */
export function AlsoIn({ also = [] }: Pick<NewsItem, 'also'>) {
  if (also.length === 0) return null;
  return (
    <p className="also text-small text-ink-3">
      Also in{' '}
      {also.slice(0, mostNamed).map(({ source, link }, at) => (
        <Fragment key={link}>
          {at > 0 && ', '}
          <a className="also-link quiet-link" href={link} rel="noopener">
            {source}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
