import type { BlogEntry } from '@/lib/blog/blog-post';
import type { Picture } from '@/lib/city/city-type';
import { EntryRow } from './entry-row';

type EntryListProps = { entries: readonly BlogEntry[]; pictureOf: (slug: string) => Picture | undefined };

export function EntryList({ entries, pictureOf }: EntryListProps) {
  return (
    <ol className="entries">
      {entries.map((entry, at) => (
        <EntryRow key={entry.slug} entry={entry} picture={pictureOf(entry.slug)} first={at === 0} />
      ))}
    </ol>
  );
}
