/**
 * All that the radio needs once its page is awake, in one piece of code: whoever has started it has it all, and
 * nothing is loaded again on the way through the site.
 */
export { openRadio } from '@/lib/radio/player/radio';
export { PlayerControls, PlayerError, PlayerStatus } from './player-controls';
export { RadioBarOfVisit } from './radio-bar';
export { StreamTitleOfVisit } from './stream-title';
