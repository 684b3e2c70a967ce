import { useEffect, useRef } from 'react';
import { statusWord } from '@/lib/radio/player/player-words';
import type { Radio } from '@/lib/radio/player/radio';
import { PlayButton } from './play-button';
import { SpeakerIcon } from './player-icons';
import { useRadio } from './use-radio';
import { VolumeSlider } from './volume-slider';

type RadioProps = { radio: Radio };

/** Announced to screen readers as it changes. */
export function PlayerStatus({ radio, live }: RadioProps & { live: boolean }) {
  const state = useRadio(radio);
  return <span data-phase={state.phase}>{statusWord(state, live)}</span>;
}

type ControlsProps = RadioProps & { takesFocus: boolean };

export function PlayerControls({ radio, takesFocus }: ControlsProps) {
  const state = useRadio(radio);
  const controls = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) controls.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus]);
  const mute = state.muted ? 'Unmute' : 'Mute';
  return (
    <fieldset
      ref={controls}
      className="radio-controls absolute inset-0 flex min-w-0 items-center gap-4"
      aria-label="Player"
    >
      <PlayButton radio={radio} state={state} size="large" />
      <button
        type="button"
        className="radio-mute grid size-11 shrink-0 place-items-center rounded-full border border-ink hover:border-accent hover:text-accent"
        aria-label={mute}
        data-tooltip={mute}
        onClick={() => radio.send({ kind: 'toggle-mute' })}
      >
        <SpeakerIcon muted={state.muted} volume={state.volume} />
      </button>
      {radio.canSetVolume ? (
        <VolumeSlider volume={state.volume} onVolume={(volume) => radio.send({ kind: 'volume', volume })} />
      ) : (
        <p className="text-small text-ink-3">Use the buttons on your device to change the volume.</p>
      )}
    </fieldset>
  );
}

/** Requirements section 8. */
export function PlayerError({ radio }: RadioProps) {
  return useRadio(radio).error;
}
