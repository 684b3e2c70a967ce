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
