import { atRest, type PlayerEvent, type PlayerState } from './player-state';

const enoughToGoOn = 3;

export type SoundFacts = Pick<
  HTMLMediaElement,
  'paused' | 'ended' | 'error' | 'muted' | 'volume' | 'readyState'
>;

export function stateOfNative(sound: SoundFacts): PlayerState {
  // 1 is the default of native players: nobody has touched it.
  const volume = sound.volume === 1 ? atRest.volume : sound.volume;
  const taken = { ...atRest, muted: sound.muted, volume };
  if (sound.error || sound.ended) return { ...taken, error: 'unavailable' };
  if (sound.paused) return taken;
  const heard = sound.readyState >= enoughToGoOn;
  return { ...taken, phase: heard ? 'playing' : 'starting', heard, connection: 1, started: true };
}

/** The player event for an event of the element; undefined for those that the player caused. */
export function meaningOf(type: string, sound: SoundFacts): PlayerEvent | undefined {
  switch (type) {
    case 'playing':
    case 'waiting':
      return { kind: type };
    case 'stalled':
      // No new data; the buffer may last.
      return sound.readyState < enoughToGoOn ? { kind: 'waiting' } : undefined;
    case 'error':
    case 'ended':
      return { kind: 'dropped' };
    case 'pause':
      // A phone call, or unplugged headphones. Also fired just before 'ended'.
      return sound.paused && !sound.ended && !sound.error ? { kind: 'interrupted' } : undefined;
    default:
      return undefined;
  }
}

export const soundEvents = ['playing', 'waiting', 'stalled', 'error', 'ended', 'pause'] as const;

export function meaningOfRefusal(reason: unknown): PlayerEvent | undefined {
  const name = reason instanceof Error || reason instanceof DOMException ? reason.name : '';
  if (name === 'AbortError') return undefined;
  return { kind: name === 'NotSupportedError' ? 'dropped' : 'refused' };
}

export function connect(
  sound: HTMLAudioElement,
  address: string,
  onFailure: (reason: unknown) => void,
): void {
  sound.src = address;
  sound.play().catch(onFailure);
}

/** Without load(), the browser would keep the connection. */
export function disconnect(sound: HTMLAudioElement): void {
  sound.pause();
  sound.removeAttribute('src');
  sound.load();
}
