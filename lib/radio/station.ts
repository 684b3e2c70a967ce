import type { FailureReason } from '@/lib/base/outcome';

export type Away = {
  reason: FailureReason | 'not-audio' | 'silent' | 'ended' | 'bad-metadata';
  detail: string;
};

export type StationHead = {
  contentType: string;
  about: Readonly<Record<string, string>>;
};

/** What is playing; null when nothing is announced. */
export type Title = string | null;

/** The head comes first, then audio and titles in order, and at most one end. */
export type StationListener = {
  head: (head: StationHead) => void;
  audio: (bytes: Buffer) => void;
  title: (title: Title) => void;
  /** The station has already released its connection. */
  over: (away: Away) => void;
};

/** Starts playing; the returned function stops it, and nothing is called after that. */
export type Station = (listener: StationListener) => () => void;
