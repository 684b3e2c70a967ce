import type { ReactNode } from 'react';
import { PageShown } from '@/components/islands/page-shown';

type MessagePageProps = { title: string; message?: string; sentence: string; children: ReactNode };

export function MessagePage({ title, message, sentence, children }: MessagePageProps) {
  return (
    <div className="sheet pt-8 pb-4 md:pt-12">
      <div className="border-b border-hairline pb-4">
        <h1 className="-ml-px font-serif text-title">{title}</h1>
      </div>
      {message && <p className="mt-7 font-serif text-list">{message}</p>}
      <p className={`${message ? 'mt-2' : 'mt-7'} max-w-xl text-block-excerpt text-ink-2`}>{sentence}</p>
      <p className="mt-6 flex flex-wrap items-start gap-3">{children}</p>
      <PageShown />
    </div>
  );
}
