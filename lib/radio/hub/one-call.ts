import type { Away, Ear, Station, StationHead } from '@/lib/radio/station/station';

/** From the call to the first audio; a listener is told within three seconds that the station is away. */
export const longestOpeningMs = 2500;
/** A station that says nothing for so long has gone, whatever its connection says. */
export const longestSilenceMs = 10_000;

export type CallEvents = {
  /** The first audio is there. */
  opened: (head: StationHead) => void;
  audio: (bytes: Buffer) => void;
  title: (title: string | null) => void;
  /** It came to nothing, or to its end; nothing follows. */
  over: (away: Away) => void;
};

/** One call to a station, from dialling to its end, with its two deadlines; what comes back hangs up silently. */
export function callStation(station: Station, events: CallEvents): () => void {
  let head: StationHead | undefined;
  let opened = false;
  let done = false;
  let hangUp = () => {};

  function close(): void {
    done = true;
    clearTimeout(deadline);
    hangUp();
  }
  function finish(away: Away): void {
    if (done) return;
    close();
    events.over(away);
  }
  let deadline = setTimeout(
    () => finish({ reason: 'timeout', detail: `no audio within ${longestOpeningMs} ms` }),
    longestOpeningMs,
  );
  const silent = () => finish({ reason: 'silent', detail: `no audio for ${longestSilenceMs} ms` });

  function open(found: StationHead): void {
    opened = true;
    clearTimeout(deadline);
    deadline = setTimeout(silent, longestSilenceMs);
    events.opened(found);
  }

  const ear: Ear = {
    head: (told) => {
      head = told;
    },
    audio(bytes) {
      if (done || !head) return;
      if (opened) deadline.refresh();
      else open(head);
      // Opening may have ended it: a station that came back as something else is not passed on.
      if (!done) events.audio(bytes);
    },
    title: (title) => {
      if (!done) events.title(title);
    },
    over: finish,
  };
  hangUp = station(ear);
  if (done) hangUp();
  return close;
}
