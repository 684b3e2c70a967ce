import { ClockIcon } from '@/components/ui/icons';
import { ago } from '@/lib/base/dates/format-date';

type WordProps = { message: string; children: React.ReactNode };

function Word({ message, children }: WordProps) {
  return (
    <div>
      <p className="max-w-xl font-serif text-list text-balance">{message}</p>
      {children}
    </div>
  );
}

function Sentence({ children }: { children: React.ReactNode }) {
  return <p className="mt-2 max-w-xl text-block-excerpt text-ink-2 text-balance">{children}</p>;
}

/** Trying again needs no script. */
export function HeadlineError({ message }: { message: string }) {
  return (
    <Word message={`Failed to load content: ${message}`}>
      <Sentence>We can’t load this content right now. Please try again in a few minutes.</Sentence>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, and following it loads it again */}
      <a href="" className="button button-quiet mt-5">
        Try Again
      </a>
    </Word>
  );
}

export function HeadlineEmpty({ of = 'stories' }: { of?: 'stories' | 'events' }) {
  return (
    <Word message="No content available at the moment.">
      <Sentence>Check back soon for new {of}.</Sentence>
    </Word>
  );
}

/** Nothing until the last good headlines are old enough to mention. */
export function HeadlineAge({ ms }: { ms: number }) {
  return (
    <p className="-mt-2 mb-4 flex items-center gap-2 text-excerpt text-ink-2">
      <ClockIcon className="text-accent" />
      Updated {ago(ms)}
    </p>
  );
}
