import type { Away, Station } from '@/lib/radio/station';

/**
 * Maximum time to wait for the first audio, so that a listener learns within three seconds that the station
 * is unavailable.
 */
const OPEN_TIMEOUT_MS = 2500;
/** Time of silence after which a station counts as lost, even if its connection is open. */
const SILENCE_TIMEOUT_MS = 10_000;

const notOpened: Away = { reason: 'timeout', detail: `no audio within ${OPEN_TIMEOUT_MS} ms` };
const silent: Away = { reason: 'silent', detail: `no audio for ${SILENCE_TIMEOUT_MS} ms` };

type CallEvents = {
  /** Called when the first audio has arrived. */
  opened: (type: string) => void;
  audio: (bytes: Buffer) => void;
  /** Called when the connection failed or ended. */
  over: (away: Away) => void;
};

/** Connects to a station. Its events may come before this function returns. Returns a function that disconnects. */
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
  let deadline = setTimeout(over, OPEN_TIMEOUT_MS, notOpened);
  const open = (contentType: string) => {
    isOpen = true;
    clearTimeout(deadline);
    deadline = setTimeout(over, SILENCE_TIMEOUT_MS, silent);
    events.opened(contentType);
  };
  stop = station({
    type: (contentType) => {
      type = contentType;
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
