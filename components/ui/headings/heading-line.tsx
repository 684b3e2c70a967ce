import type { ReactNode } from 'react';
import { SectionHeading } from './section-heading';

type HeadingLineProps = { id: string; title: ReactNode; children?: ReactNode };

export function HeadingLine({ id, title, children }: HeadingLineProps) {
  return (
    <div className="heading-line">
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </div>
  );
}
