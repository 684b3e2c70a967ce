import type { ReactNode } from 'react';

type MessageProps = {
  message: string;
  about?: ReactNode;
  sentence: string;
  /** Label of a link that reloads the page. Without a label there is no link. */
  tryAgain?: string;
};

/** Shown instead of a list that is empty or unavailable. */
export function Message({ message, about, sentence, tryAgain }: MessageProps) {
  return (
    <div>
      <p className="max-w-xl font-serif text-list text-balance">{message}</p>
      {about}
      <p className="mt-2 max-w-xl text-block-excerpt text-ink-2 text-balance">{sentence}</p>
      {tryAgain && (
        <p className="mt-5">
          <TryAgain label={tryAgain} />
        </p>
      )}
    </div>
  );
}

/** A link that reloads the page, even without JavaScript. */
export function TryAgain({ label }: { label: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, and following it loads it again
    <a href="" className="button button-quiet">
      {label}
    </a>
  );
}
