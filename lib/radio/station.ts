import type { FailureReason } from '@/lib/base/outcome';

/** Why a station is unavailable. */
export type Away = {
  reason: FailureReason | 'not-audio' | 'silent' | 'ended';
  detail: string;
};

/** Receives a station's events: the content type first, then audio, then at most one end. */
export type StationListener = {
  type: (contentType: string) => void;
  audio: (bytes: Buffer) => void;
  /** Receives the end; the station has already released its connection. */
  over: (away: Away) => void;
};

/** Starts playing; the returned function stops it, after which nothing is called. */
export type Station = (listener: StationListener) => () => void;
