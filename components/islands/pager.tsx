// Acts natively: links.
import { pageWindow } from '@/lib/blog/views/list-view';

export function listPath(number: number): string {
  return number === 1 ? '/blog' : `/blog?page=${number}`;
}

function Turn({ to, name }: { to: number | undefined; name: string }) {
  if (to === undefined)
    return (
      <span className="pager-part text-ink-3" aria-hidden="true">
        {name}
      </span>
    );
  return (
    <a href={listPath(to)} className="pager-part pager-link">
      {name}
    </a>
  );
}

type PageNumberProps = { word: string; number: number; current: boolean };

function PageNumber({ word, number, current }: PageNumberProps) {
  return (
    <a
      href={listPath(number)}
      className="pager-part pager-link min-w-11"
      aria-current={current ? 'page' : undefined}
    >
      <span className="sr-only">{word} </span>
      {number}
    </a>
  );
}

type PagerProps = {
  words: { name: string; page: string; previous: string; next: string };
  current: number;
  pages: number;
};

/** Links, as requirements section 2 has them; nothing for a single page. */
export function Pager({ words, current, pages }: PagerProps) {
  const parts = pageWindow(current, pages);
  if (parts.length === 0) return null;
  return (
    <nav
      aria-label={words.name}
      className="pager mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule pt-4 text-[0.9375rem]/5"
    >
      <Turn name={words.previous} to={current > 1 ? current - 1 : undefined} />
      <ol className="flex flex-wrap justify-center max-md:-order-1 max-md:w-full">
        {parts.map((part, at) => (
          <li key={part === 'gap' ? `gap before ${parts[at + 1]}` : part}>
            {part === 'gap' ? (
              <span className="pager-part min-w-11">…</span>
            ) : (
              <PageNumber word={words.page} number={part} current={part === current} />
            )}
          </li>
        ))}
      </ol>
      <Turn name={words.next} to={current < pages ? current + 1 : undefined} />
    </nav>
  );
}
