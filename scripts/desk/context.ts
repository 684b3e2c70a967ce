import type { Context, Hono } from 'hono';
import { DateTime } from 'luxon';
import type { ReactNode } from 'react';
import type { City } from '@/lib/city/city-type';
import type { CityStore } from '@/lib/city/read/city-store';
import type { People } from '@/lib/desk/accounts/people';
import type { Session, Sessions } from '@/lib/desk/accounts/sessions';
import type { Audit } from '@/lib/desk/audit';
import type { Editor } from '@/lib/desk/editor';
import type { OpenList } from '@/lib/desk/open-list';
import type { Autosaves } from '@/lib/desk/posts/autosaves';
import type { FileProblem, SavedFolder } from '@/lib/desk/saves/check-file';
import type { Change } from '@/lib/desk/saves/kept-saves';
import type { SaveResult, Saver } from '@/lib/desk/saves/save-file';
import type { DeskTexts } from '@/lib/desk/texts/desk-texts';
import type { Data } from '@/lib/desk/yaml-values';
import type { SlowWork } from '@/scripts/desk/worker/slow-work';

/**
 * Variables of a request. The guard sets `editor`, `session` and, for POST requests, `form`. `city`: the city in the
 * request's path.
 */
export type DeskEnv = {
  Variables: { editor: Editor; session: Session; texts: DeskTexts; form: FormData; city: City };
};
export type DeskApp = Hono<DeskEnv>;
export type DeskRequest = Context<DeskEnv>;

/** Dependencies of the desk. */
export type DeskParts = {
  store: CityStore;
  /** Folder that contains the cities' folders. */
  citiesDir: string;
  deskDir: string;
  /** The desk's own origin, such as https://desk.news.example. */
  origin: string;
  trustedProxies: number;
  /** Path of nginx's access log; undefined if there is none. */
  accessLog?: string;
  clock: () => number;
  slowWork: SlowWork;
  /** Returns the public address of a city. */
  siteUrl: (city: City) => string;
};

export type PageOptions = { status?: 200 | 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 };

/** Dependencies of routes. */
export type DeskContext = DeskParts & {
  people: People;
  sessions: Sessions;
  audit: Audit;
  saver: Saver;
  autosaves: Autosaves;
  /** Renders a page in the desk's frame. */
  page: (c: DeskRequest, title: string, body: ReactNode, options?: PageOptions) => Promise<Response>;
  /**
   * Ends an action: redirects to a page that shows the message (`sentence`), with an undo button if `undo` is
   * given.
   */
  done: (c: DeskRequest, path: string, sentence: string, undo?: { id: string; label: string }) => Response;
  /**
   * Ends an action after a save: shows its message if the save succeeded, otherwise a page that says why it
   * failed.
   */
  saved: (c: DeskRequest, result: SaveResult, then: Then) => Promise<Response>;
  /** Saves a file's text and ends the action. */
  save: (c: DeskRequest, where: SavedFolder, file: string, change: Change, then: Then) => Promise<Response>;
  /** Saves lists in several files as one action: either all of them or, if one cannot be saved, none. */
  saveLists: (c: DeskRequest, edits: readonly ListEdit[], then: Then) => Promise<Response>;
  /**
   * Saves the list that `change` returns. If it returns undefined, reports that somebody else has changed the
   * list.
   */
  saveList: (
    c: DeskRequest,
    list: OpenList,
    then: Then,
    change: (entries: readonly Data[]) => readonly Data[] | undefined,
  ) => Promise<Response>;
};

/** A list and its new entries. */
export type ListEdit = { open: OpenList; list: readonly Data[] };

/** How an action ends. */
export type Then = {
  /** Path of the next page. */
  path: string;
  /** Message on the next page; "saved" by default. */
  sentence?: string;
  /** Label of the button that reverts the save: Undo by default, '' for no button. */
  undoLabel?: string;
  /** Fingerprint of the file's text when the form was shown. If the text has changed since, nothing is saved. */
  seen?: string;
  /** Fields to add if the editor sends the form again to overwrite what somebody else has saved meanwhile. */
  mine?: Readonly<Record<string, string>>;
  /** Shows the form again with the problems that the site found. By default, a page lists them. */
  refuse?: (problems: readonly FileProblem[]) => Promise<Response>;
};

/** What an editor sent. `hasFile`: whether there was a file, which is not in `fields`. */
export type Sent = { action: string; fields: Record<string, string>; hasFile: boolean };

/** Returns the fields of a form, so that a page can send them again with its own CSRF token. */
export function sentFields(c: DeskRequest, form: FormData): Sent {
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name] ??= value;
  const { csrf: _, upload, ...others } = fields;
  const sent = form.get('upload');
  const hasFile = sent instanceof File ? sent.size > 0 : Boolean(upload);
  // A path that begins with two slashes would lead to another host.
  return { action: c.req.path.replace(/^\/+/, '/'), fields: others, hasFile };
}

/** Returns a field of the sent form without the spaces around it; '' if it is missing. */
export function typed(c: DeskRequest, name: string): string {
  return String(c.get('form').get(name) ?? '').trim();
}

/** Returns the folder of files for all cities, such as desk.yaml. */
export function networkFolder({ citiesDir }: Pick<DeskParts, 'citiesDir'>): SavedFolder {
  return { key: '', folder: citiesDir };
}

/** Returns a paper's name as readers see it. */
export function paperName({ siteTitle, name }: City): string {
  return siteTitle || name;
}

/**
 * Returns a city and its editions; for an edition, the city that it belongs to and all of that city's
 * editions.
 */
export function editionsOf({ store }: Pick<DeskParts, 'store'>, { key, editionOf = key }: City): City[] {
  return store.cities().filter((one) => one.key === editionOf || one.editionOf === editionOf);
}

/** Format of date and time in forms, in Luxon's notation. */
export const MINUTE = "yyyy-MM-dd'T'HH:mm";

/** Returns the local time in a city, `hours` from now, in the format of forms and files. */
export function localNow(
  { clock }: Pick<DeskParts, 'clock'>,
  { timeZone }: Pick<City, 'timeZone'>,
  hours = 0,
): string {
  return DateTime.fromMillis(clock(), { zone: timeZone }).plus({ hours }).toFormat(MINUTE);
}

/**
 * Returns the path in the form's `back` field, otherwise the path of the referring page. Returns the city's start page
 * on the desk if neither is set or the address is not on the desk.
 */
export function backTo({ origin }: Pick<DeskParts, 'origin'>, c: DeskRequest): string {
  const address = String(c.get('form')?.get('back') ?? c.req.header('referer') ?? origin);
  const from = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  // A path that begins with two slashes would lead to another host.
  const isOurs = from?.origin === origin && /^\/[^/]/.test(from.pathname);
  return isOurs ? from.pathname + from.search : `/${c.req.param('city') ?? ''}`;
}
