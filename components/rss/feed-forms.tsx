import { type FeedPaths, feedForms } from '@/lib/outbound/feeds/feed-list';

const names = { rss: 'RSS', atom: 'Atom', json: 'JSON' } as const;

type FeedFormsProps = { of: string; paths: FeedPaths };

/** `of` names the feed for those who hear the links alone. */
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
