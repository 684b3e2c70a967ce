import type { ReactNode } from 'react';
import { SectionHeading } from './section-heading';

type HeadingLineProps = { id: string; title: ReactNode; children?: ReactNode };

/** A section's name at the left, and what can be done with the section at the right. */
export function HeadingLine({ id, title, children }: HeadingLineProps) {
  return (
    <div className="heading-line">
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </div>
  );
}
