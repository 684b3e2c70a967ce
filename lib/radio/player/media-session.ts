import type { PlayerEvent, PlayerState } from './player-state';
import type { Station } from './stream-address';

const artwork = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
];

const keys = [
  ['play', 'play'],
  ['pause', 'pause'],
  ['stop', 'close'],
] as const;

/** Handles the media keys of keyboards, headphones and lock screens. */
export function handleMediaKeys(send: (event: PlayerEvent) => void): void {
  if (!('mediaSession' in navigator)) return;
  for (const [key, kind] of keys) navigator.mediaSession.setActionHandler(key, () => send({ kind }));
}

/** Shows the player's state and title on lock screens and system controls. */
export function updateMediaSession({ phase, started }: PlayerState, { owner, title }: Station): void {
  if (!('mediaSession' in navigator)) return;
  const session = navigator.mediaSession;
  session.playbackState = phase === 'paused' ? (started ? 'paused' : 'none') : 'playing';
  if (!started) {
    session.metadata = null;
    return;
  }
  session.metadata ??= new MediaMetadata({ title, artist: owner, artwork });
}
