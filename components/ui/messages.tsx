import type { ReactNode } from 'react';

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
    </div>
  );
}

type MessageProps = { message: string; about?: ReactNode; sentence: string; retry?: boolean };

/** In place of a list that is empty or cannot be known now. */
export function Message({ message, about, sentence, retry = false }: MessageProps) {
  return (
    <div>
      <p className="max-w-xl font-serif text-list text-balance">{message}</p>
      {about}
      <p className="mt-2 max-w-xl text-block-excerpt text-ink-2 text-balance">{sentence}</p>
      {retry && (
        <p className="mt-5">
          <TryAgain />
        </p>
      )}
    </div>
  );
}

/** Reloads the page, without script. */
export function TryAgain() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, and following it loads it again
    <a href="" className="button button-quiet">
      Try Again
    </a>
  );
}
