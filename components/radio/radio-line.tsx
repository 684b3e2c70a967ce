import { PlayButton, useRadio } from '@/components/radio/player-controls';
import { Icon } from '@/components/ui/icons';
import { barLine, type PlayerWords } from '@/lib/radio/player/player-words';
import type { Radio } from '@/lib/radio/player/radio';

/** The player at the bottom of pages other than the radio page. */
export function RadioLine({ radio, words }: { radio: Radio; words: PlayerWords }) {
  const state = useRadio(radio);
  if (!state.started) return null;
  return (
    <section
      className="radio-bar sticky bottom-0 z-42 border-t border-rule bg-paper print:hidden"
      aria-label={words.radio}
    >
      <p className="sr-only" role="alert">
        {state.error && words.errors[state.error]}
      </p>
      <div className="sheet flex h-16 items-center gap-3.5">
        <PlayButton radio={radio} words={words} state={state} size="small" />
        <a href="/radio" className="group grid h-full min-w-0 flex-1 content-center px-1">
          <span className="text-excerpt leading-5 font-semibold decoration-accent decoration-1 underline-offset-[0.2em] group-hover:underline">
            {words.title}
          </span>
          <span className={state.error ? 'truncate text-small text-error' : 'truncate text-small text-ink-2'}>
            {barLine(state, words)}
          </span>
        </a>
        <button
          type="button"
          className="radio-bar-close -me-3 grid size-11 shrink-0 place-items-center hover:text-accent"
          aria-label={words.close}
          data-tooltip={words.stop}
          onClick={() => radio.send({ kind: 'close' })}
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
