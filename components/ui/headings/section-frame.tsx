import type { ReactNode } from 'react';

type SectionFrameProps = { id: string; children: ReactNode };

/** A section of a page: an ink rule, the reader's landmark by its heading, and air above. */
export function SectionFrame({ id, children }: SectionFrameProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className="sheet mt-12 md:mt-16">
      <div className="border-t border-rule pt-3.5">{children}</div>
    </section>
  );
}
