import type { SearchResults } from '@/lib/search/search-index';
import { type SearchOptions, searchHref } from '@/lib/search/search-query';
import { sectionByFeedKey } from '@/lib/sections';

type SearchNarrowProps = { text: string; options: SearchOptions; results: SearchResults };

type Choice = { name: string; options: SearchOptions; chosen: boolean };

function Choices({ label, text, choices }: { label: string; text: string; choices: readonly Choice[] }) {
  return (
    <div className="search-choices grid grid-cols-[4rem_minmax(0,1fr)] items-baseline">
      <p className="text-small text-ink-3">{label}</p>
      <ul>
        {choices.map(({ name, options, chosen }) => (
          <li key={name}>
            <a
              href={searchHref(text, options)}
              className="quiet-link inline-block py-2.5 text-small text-accent aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-[0.25em]"
              aria-current={chosen ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Nothing where there is nothing to choose. */
export function SearchNarrow({ text, options, results }: SearchNarrowProps) {
  const { order, section } = options;
  const { total, sections } = results;
  if (total === 0 && !section) return null;
  const orders: Choice[] = [
    { name: 'Best match', options: { ...options, order: 'best' }, chosen: order === 'best' },
    { name: 'Newest first', options: { ...options, order: 'newest' }, chosen: order === 'newest' },
  ];
  const places: Choice[] = [
    { name: 'All', options: { order }, chosen: !section },
    ...sections.map((one) => ({
      name: `${sectionByFeedKey(one.section).name} (${one.count})`,
      options: { order, section: one.section },
      chosen: section === one.section,
    })),
  ];
  return (
    <nav
      aria-label="Sort and filter results"
      className="mb-5 grid max-w-[46rem] gap-x-6 gap-y-1 print:hidden"
    >
      <Choices label="Sort by" text={text} choices={orders} />
      {(section || sections.length > 0) && <Choices label="Section" text={text} choices={places} />}
    </nav>
  );
}
