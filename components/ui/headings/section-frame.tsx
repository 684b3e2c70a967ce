import type { ReactNode } from 'react';

type SectionFrameProps = { id: string; children: ReactNode };

export function SectionFrame({ id, children }: SectionFrameProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className="sheet mt-12 md:mt-16">
      <div className="border-t border-rule pt-3.5">{children}</div>
    </section>
  );
}
