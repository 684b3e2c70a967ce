import type { ReactNode } from 'react';
import { Dot } from '@/components/ui/dot';
import type { NewsItem } from '@/lib/news/news-item';
import { AlsoIn } from './also-in';
import { ItemDate } from './story-date';

type SourceLineProps = { item: NewsItem; author?: boolean; date?: boolean; stacked?: boolean };

/** "By" once, whether or not the source writes it. */
function byline(author: string): string {
  return /^by\s/i.test(author) ? author : `By ${author}`;
}

function Part({ children }: { children: ReactNode }) {
  return (
    <span>
      <Dot />
      {children}
    </span>
  );
}

export function SourceLine({ item, author = false, date = true, stacked = false }: SourceLineProps) {
  return (
    <>
      <p className="source text-small text-ink-3">
        <span className={`source-parts ${stacked ? 'source-stacked' : ''}`}>
          <span className="font-semibold text-ink-2">{item.source}</span>
          {author && item.author && <Part>{byline(item.author)}</Part>}
          {date && (
            <Part>
              <ItemDate item={item} />
            </Part>
          )}
        </span>
      </p>
      <AlsoIn also={item.also} />
    </>
  );
}
