'use client';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { listPath, pageWindow } from '@/lib/blog/views/page-window';

function scrollToTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}

const look = 'inline-flex min-h-11 items-center justify-center font-semibold';

type PageLinkProps = { number: number; isCurrent?: boolean; className?: string; children: ReactNode };

function PageLink({ number, isCurrent, className = '', children }: PageLinkProps) {
  return (
    <Link
      href={listPath(number)}
      prefetch={false}
      scroll={false}
      onNavigate={scrollToTop}
      className={`${look} pager-link ${className}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}

function Turn({ to, name }: { to: number | undefined; name: string }) {
  if (to !== undefined) return <PageLink number={to}>{name}</PageLink>;
  return (
    <span className={`${look} text-ink-3`} aria-hidden="true">
      {name}
    </span>
  );
}

type PagerProps = {
  words: { name: string; page: string; previous: string; next: string };
  current: number;
  pages: number;
};

/** Pagination of the blog (requirements section 2). Empty for a single page. */
export function Pager({ words, current, pages }: PagerProps) {
  const parts = pageWindow(current, pages);
  if (parts.length === 0) return null;
  return (
    <nav
      aria-label={words.name}
      data-wake=""
      className="pager mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule pt-4 text-[0.9375rem]/5"
    >
      <Turn name={words.previous} to={current > 1 ? current - 1 : undefined} />
      <ol className="flex flex-wrap justify-center max-md:-order-1 max-md:w-full">
        {parts.map((part, at) => (
          <li key={part === 'gap' ? `gap before ${parts[at + 1]}` : part}>
            {part === 'gap' ? (
              <span className={`${look} min-w-11`}>…</span>
            ) : (
              <PageLink number={part} isCurrent={part === current} className="min-w-11">
                <span className="sr-only">{words.page} </span>
                {part}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <Turn name={words.next} to={current < pages ? current + 1 : undefined} />
    </nav>
  );
}
