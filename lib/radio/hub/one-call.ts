import type { Away, Station, StationHead, StationListener } from '@/lib/radio/station/station';

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

/** One call to a station, from dialling to its end, with its two deadlines. */
export type OneCall = {
  /** The station may answer, or fail, before this returns. */
  dial: () => void;
  /** Ends the call; nothing is told of it. */
  hangUp: () => void;
};

/** A call that is not dialled yet. */
export function prepareCall(station: Station, events: CallEvents): OneCall {
  let head: StationHead | undefined;
  let opened = false;
  let done = false;
  let stop = () => {};
  let deadline: ReturnType<typeof setTimeout> | undefined;

  function hangUp(): void {
    done = true;
    clearTimeout(deadline);
    stop();
  }
  function finish(away: Away): void {
    if (done) return;
    hangUp();
    events.over(away);
  }
  const late = () => finish({ reason: 'timeout', detail: `no audio within ${longestOpeningMs} ms` });
  const silent = () => finish({ reason: 'silent', detail: `no audio for ${longestSilenceMs} ms` });

  function open(found: StationHead): void {
    opened = true;
    clearTimeout(deadline);
    deadline = setTimeout(silent, longestSilenceMs);
    events.opened(found);
  }

  const listener: StationListener = {
    head: (told) => {
      head = told;
    },
    audio(bytes) {
      if (done || !head) return;
      if (opened) deadline?.refresh();
      else open(head);
      // Opening may have ended it: a station that came back as something else is not passed on.
      if (!done) events.audio(bytes);
    },
    title: (title) => {
      if (!done) events.title(title);
    },
    over: finish,
  };
  function dial(): void {
    deadline = setTimeout(late, longestOpeningMs);
    stop = station(listener);
    if (done) stop();
  }
  return { dial, hangUp };
}
