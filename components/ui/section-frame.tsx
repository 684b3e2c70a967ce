import type { ReactNode } from 'react';

type SectionHeadingProps = { id: string; children: ReactNode };

/** Sections point to it by `{id}-heading`. */
export function SectionHeading({ id, children }: SectionHeadingProps) {
  return (
    <h2 id={`${id}-heading`} className="font-serif text-section">
      {children}
    </h2>
  );
}

type HeadingLineProps = { id: string; title: ReactNode; children?: ReactNode };

export function HeadingLine({ id, title, children }: HeadingLineProps) {
  return (
    <div className="heading-line">
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </div>
  );
}

type SectionFrameProps = {
  id: string;
  /** Left out where the heading stands among the children. */
  title?: ReactNode;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
};

export function SectionFrame({ id, title, aside, children }: SectionFrameProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className="sheet mt-12 md:mt-16">
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

type BesideProps = { column: ReactNode; children: ReactNode };

export function Beside({ column, children }: BesideProps) {
  if (!column) return children;
  return (
    <div className="beside">
      {children}
      {column}
    </div>
  );
}
