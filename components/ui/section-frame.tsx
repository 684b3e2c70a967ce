import type { ReactNode } from 'react';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { isSampleEdition } from '@/lib/news/sources/sections-here';

/** A section's heading. Its id, `{id}-heading`, is for the section's `aria-labelledby`. */
export function SectionHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={`${id}-heading`} className="font-serif text-section">
      {children}
    </h2>
  );
}

export function HeadingLine({ id, title, children }: { id: string; title: ReactNode; children?: ReactNode }) {
  return (
    <div className="heading-line">
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </div>
  );
}

/** A title. In the sample edition, a mark says that the content below is a sample. */
export function MarkedTitle({ city, title }: { city: City; title: ReactNode }) {
  return (
    <>
      {title} {isSampleEdition(city) && <small className="sample-mark">{messages(city).layout.sample}</small>}
    </>
  );
}

type SectionFrameProps = {
  id: string;
  /** Left out if the children contain the heading. */
  title?: ReactNode;
  /** Shown at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
};

export function SectionFrame({ id, title, aside, children }: SectionFrameProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="sheet mt-12 md:mt-16">
      <div className="border-t border-rule pt-3.5">
        {title && (
          <HeadingLine id={id} title={title}>
            {aside}
          </HeadingLine>
        )}
        {children}
      </div>
    </section>
  );
}

export function Beside({ column, children }: { column: ReactNode; children: ReactNode }) {
  if (!column) return children;
  return (
    <div className="beside">
      {children}
      {column}
    </div>
  );
}
