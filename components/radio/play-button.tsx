import type { PlayerState } from '@/lib/radio/player/player-state';
import type { Radio } from '@/lib/radio/player/radio';
import { PauseIcon, PlayIcon } from './player-icons';

type PlayButtonProps = { radio: Radio; state: PlayerState; size: 'large' | 'small' };

const look =
  'grid shrink-0 place-items-center rounded-full bg-accent text-on-accent hover:bg-accent-pressed active:bg-accent-pressed';

/** Pause while the radio plays or tries to. */
export function PlayButton({ radio, state, size }: PlayButtonProps) {
  const isPaused = state.phase === 'paused';
  const name = isPaused ? 'Play' : 'Pause';
  const Icon = isPaused ? PlayIcon : PauseIcon;
  return (
    <button
      type="button"
      className={`${look} ${size === 'large' ? 'size-16' : 'size-11'}`}
      aria-label={name}
      onClick={() => radio.send({ kind: isPaused ? 'play' : 'pause' })}
    >
      <Icon size={size === 'large' ? 28 : 20} />
    </button>
  );
}
