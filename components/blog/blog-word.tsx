import type { ReactNode } from 'react';

type BlogWordProps = { message: string; sentence: string; children?: ReactNode };

export function BlogWord({ message, sentence, children }: BlogWordProps) {
  return (
    <div className="min-h-56 md:min-h-72">
      <p className="max-w-xl font-serif text-list text-balance">{message}</p>
      <p className="mt-2 max-w-xl text-block-excerpt text-ink-2">{sentence}</p>
      {children}
    </div>
  );
}
