import { atRest, type PlayerEvent, type PlayerState } from './player-state';

/** Value of HTMLMediaElement.HAVE_FUTURE_DATA. */
const HAVE_FUTURE_DATA = 3;

export type SoundFacts = Pick<
  HTMLMediaElement,
  'paused' | 'ended' | 'error' | 'muted' | 'volume' | 'readyState'
>;

/** Returns the state of a native player, which may be playing already. */
export function stateOfNative(sound: SoundFacts): PlayerState {
  // Native players start at volume 1, so a volume of 1 is not the listener's choice.
  const volume = sound.volume === 1 ? atRest.volume : sound.volume;
  const taken = { ...atRest, muted: sound.muted, volume };
  if (sound.error || sound.ended) return { ...taken, error: 'unavailable' };
  if (sound.paused) return taken;
  const heard = sound.readyState >= HAVE_FUTURE_DATA;
  return { ...taken, phase: heard ? 'playing' : 'starting', heard, connection: 1, started: true };
}

/** Returns the player event for an event of the audio element; undefined for events that need no reaction. */
export function meaningOf(type: string, sound: SoundFacts): PlayerEvent | undefined {
  switch (type) {
    case 'playing':
    case 'waiting':
      return { kind: type };
    case 'stalled':
      // No new data has arrived, but the buffer may be enough.
      return sound.readyState < HAVE_FUTURE_DATA ? { kind: 'waiting' } : undefined;
    case 'error':
    case 'ended':
      return { kind: 'dropped' };
    case 'pause':
      // Something else paused the audio, such as a phone call or unplugged headphones. Browsers also fire
      // 'pause' just before 'ended'.
      return sound.paused && !sound.ended && !sound.error ? { kind: 'interrupted' } : undefined;
    default:
      return undefined;
  }
}

export const soundEvents = ['playing', 'waiting', 'stalled', 'error', 'ended', 'pause'] as const;

/** Returns the player event for a rejected play(); undefined if a later call replaced it. */
export function meaningOfRefusal(reason: unknown): PlayerEvent | undefined {
  const name = reason instanceof Error || reason instanceof DOMException ? reason.name : '';
  if (name === 'AbortError') return undefined;
  return { kind: name === 'NotSupportedError' ? 'dropped' : 'refused' };
}

/** Starts playing an address. Calls `onFailure` if the browser refuses. */
export function connect(
  sound: HTMLAudioElement,
  address: string,
  onFailure: (reason: unknown) => void,
): void {
  sound.src = address;
  sound.play().catch(onFailure);
}

/** Stops playing and closes the connection; without load(), the browser would keep it open. */
export function disconnect(sound: HTMLAudioElement): void {
  sound.pause();
  sound.removeAttribute('src');
  sound.load();
}
