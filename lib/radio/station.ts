import type { FailureReason } from '@/lib/base/outcome';

export type Away = {
  reason: FailureReason | 'not-audio' | 'silent' | 'ended';
  detail: string;
};

export type StationHead = {
  contentType: string;
  about: Readonly<Record<string, string>>;
};

/** The head comes first, then audio, and at most one end. */
export type StationListener = {
  head: (head: StationHead) => void;
  audio: (bytes: Buffer) => void;
  /** The station has already released its connection. */
  over: (away: Away) => void;
};

/** Starts playing; the returned function stops it, and nothing is called after that. */
export type Station = (listener: StationListener) => () => void;
