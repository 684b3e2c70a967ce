import { CloseIcon } from '@/components/ui/icons';
import { barLine, radioTexts } from '@/lib/radio/player/player-words';
import type { Radio } from '@/lib/radio/player/radio';
import { PlayButton } from './play-button';
import { useRadio } from './use-radio';

/** The bar at the foot of the other pages. */
export function RadioLine({ radio }: { radio: Radio }) {
  const state = useRadio(radio);
  if (!state.started) return null;
  return (
    <section className="radio-bar" aria-label="Radio">
      {/* Each new title would interrupt a screen reader; a failure may. */}
      <p className="sr-only" role="alert">
        {state.error}
      </p>
      <div className="radio-bar-line sheet">
        <PlayButton radio={radio} state={state} size="small" />
        <a href="/radio" className="radio-bar-words">
          <span className="radio-bar-name">{radioTexts.title}</span>
          <bdi className={state.error ? 'radio-bar-text text-error' : 'radio-bar-text'}>{barLine(state)}</bdi>
        </a>
        <button
          type="button"
          className="radio-bar-close"
          aria-label="Stop and close the radio"
          data-tooltip="Stop"
          onClick={() => radio.send({ kind: 'close' })}
        >
          <CloseIcon />
        </button>
      </div>
    </section>
  );
}
