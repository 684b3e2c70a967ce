import { useSyncExternalStore } from 'react';
import type { PlayerState } from '@/lib/radio/player/player-state';
import type { Radio } from '@/lib/radio/player/radio';

export function useRadio(radio: Radio): PlayerState {
  return useSyncExternalStore(radio.subscribe, radio.state, radio.state);
}
