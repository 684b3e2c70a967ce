import type { ReactNode } from 'react';
import { titleSlug } from '@/lib/base/address/title-slug';

type LegalSectionProps = { title: string; children: ReactNode };

export function LegalSection({ title, children }: LegalSectionProps) {
  const id = titleSlug(title);
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="legal-section">
      <h2 id={`${id}-heading`} className="font-serif text-section">
        {title}
      </h2>
      <div className="legal-text text-block-excerpt">{children}</div>
    </section>
  );
}

type SubheadingProps = { children: ReactNode };

export function Subheading({ children }: SubheadingProps) {
  return <h3 className="font-serif text-card">{children}</h3>;
}
