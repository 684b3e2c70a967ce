import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { CLOCK_TOLERANCE_MS } from '@/lib/base/clock';
import { JsonFile } from '@/lib/desk/json-file';

/** `csrf`: token in the session's forms; it begins with `editorId`. `used`: time of the last use, in ms since 1970. */
export type Session = { hash: string; editorId: string; csrf: string; started: number; used: number };

const IDLE_MS = 30 * 60_000;
const MAX_SESSION_MS = 12 * 3_600_000;
/** Minimum time between two writes of `used`. */
const NOTED_EVERY_MS = 60_000;

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a CSRF token belongs to any session of a person, including ended sessions. */
export function isTokenOf(editorId: string, csrf: unknown): boolean {
  return typeof csrf === 'string' && csrf.startsWith(`${editorId}.`);
}

/**
 * Whether a session is still valid. A session whose last use is in the future counts as ended, because
 * setting the clock back would otherwise prolong it.
 */
function isOpen({ started, used }: Session, now: number): boolean {
  return now - used < IDLE_MS && now - started < MAX_SESSION_MS && used - now < CLOCK_TOLERANCE_MS;
}

/**
 * Stores sessions in a file, so they survive a restart. Removing a session signs its browser out. Tokens are stored as
 * hashes.
 */
export class Sessions {
  readonly #file: JsonFile<Session[]>;
  #list: Session[] | undefined;

  constructor(folder: string) {
    this.#file = new JsonFile<Session[]>(path.join(folder, 'sessions.json'), []);
  }

  async list(now: number): Promise<Session[]> {
    this.#list ??= await this.#file.read();
    return this.#list.filter((one) => isOpen(one, now));
  }

  async #change(now: number, change: (open: Session[]) => Session[]): Promise<void> {
    await this.list(now);
    this.#list = await this.#file.update(() => change((this.#list ?? []).filter((one) => isOpen(one, now))));
  }

  /** Starts a session and returns its new token, which only the browser stores. */
  async start(editorId: string, now: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const csrf = `${editorId}.${randomBytes(24).toString('base64url')}`;
    const session = { hash: hashOf(token), editorId, csrf, started: now, used: now };
    await this.#change(now, (open) => [...open, session]);
    return token;
  }

  /** Returns the open session of a token, and stores the time of this use, at most once a minute. */
  async use(token: string, now: number): Promise<Session | undefined> {
    const hash = hashOf(token);
    const found = (await this.list(now)).find((one) => one.hash === hash);
    // Ignore write errors: if the disk is full, the desk must still show its pages and the editor's words.
    if (found && now - found.used >= NOTED_EVERY_MS)
      await this.#change(now, (open) =>
        open.map((one) => (one.hash === hash ? { ...one, used: now } : one)),
      ).catch(() => undefined);
    return found;
  }

  /** Ends one session, or all sessions of a person. */
  end(which: { hash: string } | { editorId: string }, now: number): Promise<void> {
    const isIt = (one: Session) =>
      'hash' in which ? one.hash === which.hash : one.editorId === which.editorId;
    return this.#change(now, (open) => open.filter((one) => !isIt(one)));
  }
}
