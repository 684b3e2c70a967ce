/** Local storage key of everything that the site stores for a reader. */
const STORAGE_KEY = 'reading';
/** A visit ends after this long without a page view. */
const VISIT_GAP_MS = 30 * 60_000;
const MAX_SAVED = 1000;

export type SavedStory = { href: string; title: string; lang: string; by: string };

/** Times in ms. `at`: latest page view; `since`: last page view of the previous visit. */
export type Visits = { at?: number | undefined; since?: number | undefined };

export type Stored = Visits & {
  text?: string | undefined;
  theme?: string | undefined;
  saved: SavedStory[];
};

/** Returns the visit times after a page view at `now`. A new visit starts after a gap of `VISIT_GAP_MS`. */
export function visitsAt(now: number, { at = now, since }: Visits): Visits {
  return { at: now, since: now - at > VISIT_GAP_MS ? at : since };
}

/**
 * Returns whether a `dateTime` is after the previous visit and not after this page view. A date without a time means
 * midnight, local time.
 */
export function isFresh(time: string, { at = 0, since = at }: Visits): boolean {
  const ms = Date.parse(time.length > 10 ? time : `${time}T00:00`);
  return ms > since && ms <= at;
}

function objectOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

function textIf(value: unknown, form: RegExp): string | undefined {
  return typeof value === 'string' && form.test(value) ? value : undefined;
}

function timeIf(value: unknown): number | undefined {
  return Number.isSafeInteger(value) ? (value as number) : undefined;
}

function toSaved(value: unknown): SavedStory[] {
  const { href, title, lang, by } = objectOf(value);
  const address = textIf(href, /^https?:\/\/.{1,2000}$/);
  const words = (part: unknown) => textIf(part, /^.{1,1000}$/s) ?? '';
  if (!address) return [];
  return [{ href: address, title: words(title) || address, lang: words(lang), by: words(by) }];
}

function parsed(json: string): Record<string, unknown> {
  try {
    return objectOf(JSON.parse(json));
  } catch {
    return {};
  }
}

/** Parses the stored JSON. Drops values that this script does not write. */
export function parseStored(json: string): Stored {
  const { text, theme, at, since, saved } = parsed(json);
  return {
    text: textIf(text, /^[123]$/),
    theme: textIf(theme, /^(?:light|dark)$/),
    at: timeIf(at),
    since: timeIf(since),
    saved: Array.isArray(saved) ? saved.slice(0, MAX_SAVED).flatMap(toSaved) : [],
  };
}

/** Returns what is stored for the reader; empty if storage is blocked. */
export function readStored(): Stored {
  try {
    return parseStored(localStorage[STORAGE_KEY]);
  } catch {
    return parseStored('');
  }
}

/** Stores the values. Returns false if storage is full or blocked. */
export function writeStored(values: Stored): boolean {
  try {
    localStorage[STORAGE_KEY] = JSON.stringify(values);
    return true;
  } catch {
    return false;
  }
}

export function forgetAll(): void {
  try {
    localStorage.clear();
  } catch {}
}
