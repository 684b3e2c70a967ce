import type { ReactNode } from 'react';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';

export type MapLink = { name: string; path: string; note?: string };

type LinkListProps = {
  id: string;
  title: string;
  links: readonly MapLink[];
  /** Files are opened by the browser, not by the router. */
  files?: boolean;
  more?: ReactNode;
};

const look = 'quiet-link inline-block py-2 font-serif text-card text-balance';

export function LinkList({ id, title, links, files = false, more }: LinkListProps) {
  return (
    <SectionFrame id={id}>
      <HeadingLine id={id} title={title} />
      <ul className="-mt-2 gap-x-8 md:columns-2 lg:columns-3">
        {links.map(({ name, path, note }) => (
          <li key={path} className="break-inside-avoid pb-1">
            {files ? (
              <a href={path} className={look}>
                {name}
              </a>
            ) : (
              <a href={path} className={look}>
                {name}
              </a>
            )}
            {note && <p className="-mt-1 pb-2 text-excerpt text-ink-2 text-balance">{note}</p>}
          </li>
        ))}
      </ul>
      {more}
    </SectionFrame>
  );
}
