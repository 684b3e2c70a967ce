import type { ReactNode } from 'react';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';

type MessageProps = { city: City; message: string; about?: ReactNode; sentence: string; retry?: boolean };

/** Shown in place of a list that is empty or unavailable. */
export function Message({ city, message, about, sentence, retry = false }: MessageProps) {
  return (
    <div>
      <p className="max-w-xl font-serif text-list text-balance">{message}</p>
      {about}
      <p className="mt-2 max-w-xl text-block-excerpt text-ink-2 text-balance">{sentence}</p>
      {retry && (
        <p className="mt-5">
          <TryAgain city={city} />
        </p>
      )}
    </div>
  );
}

/** Link that reloads the page without script. */
export function TryAgain({ city }: { city: City }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, and following it loads it again
    <a href="" className="button button-quiet">
      {messages(city).broken.tryAgain}
    </a>
  );
}
