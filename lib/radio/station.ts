import type { FailureReason } from '@/lib/base/outcome';

export type Away = {
  reason: FailureReason | 'not-audio' | 'silent' | 'ended';
  detail: string;
};

/** The type comes first, then audio, and at most one end. */
export type StationListener = {
  type: (contentType: string) => void;
  audio: (bytes: Buffer) => void;
  /** The station has already released its connection. */
  over: (away: Away) => void;
};

/** Starts playing; the returned function stops it, and nothing is called after that. */
export type Station = (listener: StationListener) => () => void;
