import type { Away, Station } from '@/lib/radio/station';

/** From the call to the first audio; a listener is told within three seconds that the station is away. */
const longestOpeningMs = 2500;
/** A station that says nothing for so long has gone, whatever its connection says. */
const longestSilenceMs = 10_000;

const notOpened: Away = { reason: 'timeout', detail: `no audio within ${longestOpeningMs} ms` };
const silent: Away = { reason: 'silent', detail: `no audio for ${longestSilenceMs} ms` };

type CallEvents = {
  /** The first audio is there. */
  opened: (type: string) => void;
  audio: (bytes: Buffer) => void;
  /** It came to nothing, or to its end. */
  over: (away: Away) => void;
};

/** One call to a station, which may answer, or fail, before this returns; what comes back hangs up. */
export function callStation(station: Station, events: CallEvents): () => void {
  let type: string | undefined;
  let isOpen = false;
  let isOver = false;
  let stop = () => {};
  const hangUp = () => {
    isOver = true;
    clearTimeout(deadline);
    stop();
  };
  const over = (away: Away) => {
    if (isOver) return;
    hangUp();
    events.over(away);
  };
  let deadline = setTimeout(over, longestOpeningMs, notOpened);
  const open = (told: string) => {
    isOpen = true;
    clearTimeout(deadline);
    deadline = setTimeout(over, longestSilenceMs, silent);
    events.opened(told);
  };
  stop = station({
    type: (told) => {
      type = told;
    },
    audio: (bytes) => {
      if (isOver || !type) return;
      if (isOpen) deadline.refresh();
      else open(type);
      events.audio(bytes);
    },
    over,
  });
  if (isOver) stop();
  return hangUp;
}
