import type { FailureReason } from '@/lib/base/outcome';

/** The reason why a station is unavailable. */
export type Away = {
  reason: FailureReason | 'not-audio' | 'silent' | 'ended';
  detail: string;
};

/** Receives a station's events: the content type first, then audio, then at most one end. */
export type StationListener = {
  type: (contentType: string) => void;
  audio: (bytes: Buffer) => void;
  /** Called when the station has ended and released its connection. */
  over: (away: Away) => void;
};

/** Starts playing. Returns a function that stops it; after that, the listener is not called again. */
export type Station = (listener: StationListener) => () => void;
