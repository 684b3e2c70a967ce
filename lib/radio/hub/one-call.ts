import type { Away, Station, StationHead } from '@/lib/radio/station/station';

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

/** One call to a station, from dialing to its end, with its two deadlines. */
export class OneCall {
  readonly #station: Station;
  readonly #events: CallEvents;
  #head?: StationHead;
  #isOpen = false;
  #isOver = false;
  #stop = () => {};
  #deadline?: ReturnType<typeof setTimeout>;

  constructor(station: Station, events: CallEvents) {
    this.#station = station;
    this.#events = events;
  }

  /** The station may answer, or fail, before this returns. */
  dial(): void {
    this.#deadline = setTimeout(
      () => this.#finish({ reason: 'timeout', detail: `no audio within ${longestOpeningMs} ms` }),
      longestOpeningMs,
    );
    this.#stop = this.#station({
      head: (told) => {
        this.#head = told;
      },
      audio: (bytes) => this.#audio(bytes),
      title: (title) => {
        if (!this.#isOver) this.#events.title(title);
      },
      over: (away) => this.#finish(away),
    });
    if (this.#isOver) this.#stop();
  }

  /** Ends the call; nothing is told of it. */
  hangUp(): void {
    this.#isOver = true;
    clearTimeout(this.#deadline);
    this.#stop();
  }

  #audio(bytes: Buffer): void {
    if (this.#isOver || !this.#head) return;
    if (this.#isOpen) this.#deadline?.refresh();
    else this.#open(this.#head);
    // Opening may have ended it: a station that came back as something else is not passed on.
    if (!this.#isOver) this.#events.audio(bytes);
  }

  #open(head: StationHead): void {
    this.#isOpen = true;
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(
      () => this.#finish({ reason: 'silent', detail: `no audio for ${longestSilenceMs} ms` }),
      longestSilenceMs,
    );
    this.#events.opened(head);
  }

  #finish(away: Away): void {
    if (this.#isOver) return;
    this.hangUp();
    this.#events.over(away);
  }
}
