import { Range, Root, Thumb, Track } from '@radix-ui/react-slider';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icons';
import type { PlayerState } from '@/lib/radio/player/player-state';
import { type PlayerWords, statusWord } from '@/lib/radio/player/player-words';
import type { Radio } from '@/lib/radio/player/radio';

export function useRadio(radio: Radio): PlayerState {
  return useSyncExternalStore(radio.subscribe, radio.state, radio.state);
}

type RadioProps = { radio: Radio; words: PlayerWords };

type PlayButtonProps = RadioProps & { state: PlayerState; size: 'large' | 'small' };

const look =
  'grid shrink-0 place-items-center rounded-full bg-accent text-on-accent hover:bg-accent-pressed active:bg-accent-pressed';

/** Button that starts the radio, or pauses it while it plays or connects. */
export function PlayButton({ radio, words, state, size }: PlayButtonProps) {
  const isPaused = state.phase === 'paused';
  const name = isPaused ? words.play : words.pause;
  return (
    <button
      type="button"
      className={`${look} ${size === 'large' ? 'size-16' : 'size-11'}`}
      aria-label={name}
      onClick={() => radio.send({ kind: isPaused ? 'play' : 'pause' })}
    >
      <Icon name={isPaused ? 'play' : 'pause'} size={size === 'large' ? 28 : 20} />
    </button>
  );
}

type VolumeProps = { name: string; volume: number; onVolume: (volume: number) => void };

/** Volume from 0 to 1 in steps of 0.01 (requirements section 5). */
function VolumeSlider({ name, volume, onVolume }: VolumeProps) {
  const percent = `${Math.round(volume * 100)}%`;
  return (
    <>
      <Root
        className="radio-slider relative flex h-11 min-w-16 flex-1 cursor-pointer touch-none items-center select-none"
        min={0}
        max={1}
        step={0.01}
        value={[volume]}
        onValueChange={([value]) => value !== undefined && onVolume(value)}
      >
        <Track className="radio-track relative h-0.5 flex-1">
          <Range className="radio-range absolute h-full" />
        </Track>
        <Thumb
          className="radio-thumb block size-4.5 rounded-full"
          aria-label={name}
          aria-valuetext={percent}
        />
      </Root>
      <span className="w-11 text-end text-excerpt text-ink-3 tabular-nums" aria-hidden="true">
        {percent}
      </span>
    </>
  );
}

function speakerOf({ muted, volume }: PlayerState) {
  if (muted) return 'muted';
  if (volume === 0) return 'silent';
  return volume > 0.5 ? 'loud' : 'quiet';
}

/** The player's status. Its parent has `role="status"`, so screen readers announce changes. */
export function PlayerStatus({ radio, live, words }: RadioProps & { live: boolean }) {
  const state = useRadio(radio);
  return <span data-phase={state.phase}>{statusWord(state, live, words)}</span>;
}

type ControlsProps = RadioProps & { takesFocus: boolean };

export function PlayerControls({ radio, words, takesFocus }: ControlsProps) {
  const state = useRadio(radio);
  const controls = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) controls.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus]);
  const mute = state.muted ? words.unmute : words.mute;
  return (
    <fieldset
      ref={controls}
      className="radio-controls absolute inset-0 flex min-w-0 items-center gap-4"
      aria-label={words.player}
    >
      <PlayButton radio={radio} words={words} state={state} size="large" />
      <button
        type="button"
        className="radio-mute grid size-11 shrink-0 place-items-center rounded-full border border-ink hover:border-accent hover:text-accent"
        aria-label={mute}
        data-tooltip={mute}
        onClick={() => radio.send({ kind: 'toggle-mute' })}
      >
        <Icon name={speakerOf(state)} />
      </button>
      {radio.canSetVolume ? (
        <VolumeSlider
          name={words.volume}
          volume={state.volume}
          onVolume={(volume) => radio.send({ kind: 'volume', volume })}
        />
      ) : (
        <p className="text-small text-ink-3">{words.volumeOnDevice}</p>
      )}
    </fieldset>
  );
}

/** The current error's message, if there is an error (requirements section 8). */
export function PlayerError({ radio, words }: RadioProps) {
  const { error } = useRadio(radio);
  return error && words.errors[error];
}
