import type { NewsItem } from '@/lib/news/news-item';
import { AlsoIn } from './also-in';
import { SourcePart } from './source-part';
import { ItemDate } from './story-date';

type SourceLineProps = { item: NewsItem; author?: boolean; date?: boolean; stacked?: boolean };

/** "By" once, whether or not the source writes it. */
function byline(author: string): string {
  return /^by\s/i.test(author) ? author : `By ${author}`;
}

export function SourceLine({ item, author = false, date = true, stacked = false }: SourceLineProps) {
  return (
    <>
      <p className="source text-small text-ink-3">
        <span className={`source-parts ${stacked ? 'source-stacked' : ''}`}>
          <span className="font-semibold text-ink-2">{item.source}</span>
          {author && item.author && <SourcePart>{byline(item.author)}</SourcePart>}
          {date && (
            <SourcePart>
              <ItemDate item={item} />
            </SourcePart>
          )}
        </span>
      </p>
      <AlsoIn also={item.also} />
    </>
  );
}
