import { type FeedPaths, feedForms } from '@/lib/outbound/feeds/feed-list';

const names = { rss: 'RSS', atom: 'Atom', json: 'JSON' } as const;

type FeedFormsProps = { of: string; paths: FeedPaths };

/** The forms of one feed as links; `of` is what it has, for those who hear the links without seeing the row. */
export function FeedForms({ of, paths }: FeedFormsProps) {
  return (
    <ul className="flex gap-4">
      {feedForms.map((form) => (
        <li key={form}>
          <a
            href={paths[form]}
            className="quiet-link inline-block py-2.5 text-small font-semibold text-accent pointer-coarse:py-3"
          >
            <span className="sr-only">{of}: </span>
            {names[form]}
          </a>
        </li>
      ))}
    </ul>
  );
}
