import type { PlayerEvent } from './player-reducer';
import { atRest, type PlayerState, playerErrors } from './player-state';

const enoughToGoOn = 3;

/** What a sound element tells of itself, as far as the player needs it. */
export type SoundFacts = Pick<
  HTMLMediaElement,
  'paused' | 'ended' | 'error' | 'muted' | 'volume' | 'readyState'
>;

/** The state that a native player is in when our controls take its place: what it plays, plays on. */
export function stateOfNative(sound: SoundFacts): PlayerState {
  // At 1 nobody has touched it: that is where native players begin.
  const volume = sound.volume === 1 ? atRest.volume : sound.volume;
  const taken = { ...atRest, muted: sound.muted, volume };
  if (sound.error || sound.ended) return { ...taken, error: playerErrors.unavailable };
  if (sound.paused) return taken;
  const heard = sound.readyState >= enoughToGoOn;
  return { ...taken, phase: heard ? 'playing' : 'starting', heard, connection: 1, started: true };
}

/** What an event of the element means to the player; nothing for those that it brought about itself. */
export function meaningOf(type: string, sound: SoundFacts): PlayerEvent | undefined {
  switch (type) {
    case 'playing':
    case 'waiting':
      return { kind: type };
    case 'stalled':
      // Data fails to come; what has come may last for long.
      return sound.readyState < enoughToGoOn ? { kind: 'waiting' } : undefined;
    case 'error':
    case 'ended':
      return { kind: 'dropped' };
    case 'pause':
      // A telephone call, or a loose headphone. The end of a stream says so too, just before it says that it ended.
      return sound.paused && !sound.ended && !sound.error ? { kind: 'interrupted' } : undefined;
    default:
      return undefined;
  }
}

/** The events of an element that the player listens to. */
export const soundEvents = ['playing', 'waiting', 'stalled', 'error', 'ended', 'pause'] as const;

/** What a play() that failed means; nothing where the player itself called it off. */
export function meaningOfRefusal(reason: unknown): PlayerEvent | undefined {
  const name = reason instanceof Error || reason instanceof DOMException ? reason.name : '';
  if (name === 'AbortError') return undefined;
  return { kind: name === 'NotSupportedError' ? 'dropped' : 'refused' };
}

/** Opens a new connection to the stream and plays it. */
export function connect(
  sound: HTMLAudioElement,
  address: string,
  onFailure: (reason: unknown) => void,
): void {
  sound.src = address;
  sound.play().catch(onFailure);
}

/** Stops, and lets go of the connection: what is live is not kept for later. */
export function disconnect(sound: HTMLAudioElement): void {
  sound.pause();
  sound.removeAttribute('src');
  sound.load();
}
