import type { ReactNode } from 'react';

type SectionHeadingProps = { id: string; children: ReactNode };

/** The name of a section, under the ink rule that opens it. Sections point to it by `{id}-heading`. */
export function SectionHeading({ id, children }: SectionHeadingProps) {
  return (
    <h2 id={`${id}-heading`} className="font-serif text-section">
      {children}
    </h2>
  );
}
