import { type OneCall, prepareCall } from '@/lib/radio/hub/one-call';
import { nextWait, steadyMs } from '@/lib/radio/hub/retry-plan';
import type { Away, Station, StationHead } from '@/lib/radio/station/station';

/** After the last listener has left the line stays open this long: many who leave come back at once. */
export const lingerMs = 10_000;

/** A station that answers, or why it does not. */
export type Tuned = { ok: true; head: StationHead } | { ok: false; away: Away };

export type LineEvents = {
  audio: (bytes: Buffer) => void;
  title: (title: string | null) => void;
  /** The station is away for good, or came back as something else: whoever still listens is to be told the end. */
  gone: () => void;
  /** The line was closed because nobody listens. */
  closed: () => void;
  log: (what: string, away?: Away) => void;
};

/** The one connection to a station: opened on demand, opened again while somebody listens, closed when nobody does. */
export type StationLine = {
  /** Opens it unless it is open; all who ask while it is being opened share the answer. */
  tuneIn: () => Promise<Tuned>;
  /** Tells whether anybody listens. */
  heardBy: (listeners: number) => void;
  head: () => StationHead | undefined;
  close: () => void;
};

/** A line that is not open. */
export function createStationLine(station: Station, events: LineEvents): StationLine {
  let call: OneCall | undefined;
  let head: StationHead | undefined;
  let playedType: string | undefined;
  let waiting: ((tuned: Tuned) => void)[] = [];
  let listeners = 0;
  let reason: Away = { reason: 'ended', detail: 'not called yet' };
  let told = false;
  let tries = 0;
  let openedAt = 0;
  let lostAt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let linger: ReturnType<typeof setTimeout> | undefined;

  function answer(tuned: Tuned): void {
    const asked = waiting;
    waiting = [];
    for (const tell of asked) tell(tuned);
  }

  function close(): void {
    call?.hangUp();
    call = undefined;
    head = undefined;
    playedType = undefined;
    clearTimeout(retry);
    retry = undefined;
    clearTimeout(linger);
    answer({ ok: false, away: { reason: 'ended', detail: 'the line was closed' } });
  }

  function lingerOn(): void {
    clearTimeout(linger);
    linger = setTimeout(() => {
      close();
      events.closed();
    }, lingerMs);
  }

  function opened(found: StationHead): void {
    if (playedType && playedType !== found.contentType) {
      giveUp({ reason: 'not-audio', detail: `${playedType} became ${found.contentType}` });
      return;
    }
    if (told) events.log('is back');
    told = false;
    head = found;
    playedType = found.contentType;
    openedAt = performance.now();
    lostAt = 0;
    if (listeners === 0) lingerOn();
    answer({ ok: true, head: found });
  }

  function giveUp(away: Away): void {
    close();
    tell('is away', away);
    events.gone();
  }

  // One line for a story, however many ask while it lasts.
  function tell(what: string, away: Away): void {
    if (!told) events.log(what, away);
    told = true;
  }

  function lost(away: Away): void {
    const now = performance.now();
    const wasOpen = head !== undefined;
    call = undefined;
    head = undefined;
    if (wasOpen && now - openedAt >= steadyMs) tries = 0;
    if (lostAt === 0) lostAt = now;
    reason = away;
    if (wasOpen) tell('dropped', away);
    answer({ ok: false, away });
    const wait = listeners > 0 ? nextWait(tries, now - lostAt) : undefined;
    if (wait === undefined) {
      giveUp(away);
      return;
    }
    tries++;
    retry = setTimeout(dial, wait);
  }

  function dial(): void {
    retry = undefined;
    call = prepareCall(station, { opened, audio: events.audio, title: events.title, over: lost });
    call.dial();
  }

  function dialAfresh(): void {
    tries = 0;
    lostAt = 0;
    dial();
  }

  return {
    tuneIn() {
      if (head) return Promise.resolve({ ok: true, head });
      // Those who listened before are being won back already; asking more often would not help the station.
      if (retry) return Promise.resolve({ ok: false, away: reason });
      return new Promise((resolve) => {
        waiting.push(resolve);
        if (!call) dialAfresh();
      });
    },
    heardBy(now) {
      listeners = now;
      clearTimeout(linger);
      if (now > 0) {
        // The station was lost between its answer and this listener, when nobody was there to win it back for.
        if (!head && !call && !retry) dialAfresh();
      } else if (head) lingerOn();
      else if (retry) {
        close();
        events.closed();
      }
    },
    head: () => head,
    close,
  };
}
