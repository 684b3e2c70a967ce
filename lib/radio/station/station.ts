import type { FailureReason } from '@/lib/base/outcome';

/** Why there is no audio, or none any more; each is logged by its name. */
export type AwayReason = FailureReason | 'not-audio' | 'silent' | 'ended' | 'bad-metadata';

export type Away = {
  reason: AwayReason;
  /** One short line for the log; never shown to a listener. */
  detail: string;
};

/** What a station says of itself before its first audio. */
export type StationHead = {
  contentType: string;
  /** What of `icy-name`, `icy-genre` and `icy-br` can be passed on as it is. */
  about: Readonly<Record<string, string>>;
};

/** Whoever hears a station: its head first, then audio and titles in order, and at most one end. */
export type StationListener = {
  head: (head: StationHead) => void;
  audio: (bytes: Buffer) => void;
  /** What is playing, already cleaned; null when the station says that nothing is. */
  title: (title: string | null) => void;
  /** There will be no more; the station has let go of everything by itself. */
  over: (away: Away) => void;
};

/** Begins to play into an ear; what comes back stops it, and after that the ear hears nothing. */
export type Station = (listener: StationListener) => () => void;
