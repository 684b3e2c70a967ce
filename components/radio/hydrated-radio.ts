/** In one bundle: once started, the radio loads nothing more from page to page. */
export { openRadio } from '@/lib/radio/player/radio';
export { PlayerControls, PlayerError, PlayerStatus } from './player-controls';
export { RadioBarOfVisit } from './radio-bar';
export { StreamTitleOfVisit } from './stream-title';
