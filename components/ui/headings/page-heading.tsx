import type { ReactNode } from 'react';

type PageHeadingProps = { title: string; sentence: string; above?: ReactNode; note?: ReactNode };

export function PageHeading({ title, sentence, above, note }: PageHeadingProps) {
  return (
    <div className="sheet pt-5 md:pt-8">
      {above}
      <div className="gap-x-8 md:flex md:items-end md:justify-between">
        <h1 className="-ml-px font-serif text-title">{title}</h1>
        {note && <p className="mt-2 text-excerpt text-ink-3 md:mt-0 md:shrink-0 md:pb-2">{note}</p>}
      </div>
      <p className="mt-3 max-w-[41rem] text-dek text-ink-2">{sentence}</p>
    </div>
  );
}
