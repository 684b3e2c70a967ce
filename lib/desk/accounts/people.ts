import { randomBytes, randomUUID } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import path from 'node:path';
import type { SiteLanguage } from '@/lib/base/languages.mjs';
import { hashOf } from '@/lib/desk/accounts/sessions';
import type { Editor, Role } from '@/lib/desk/editor';
import { JsonFile, writeAtomically } from '@/lib/desk/json-file';

/** A passkey, as @simplewebauthn/server verifies it. `publicKey` is in base64url. */
type Passkey = { id: string; publicKey: string; counter: number };

/** `left`: when the person was removed, in ms. */
export type Person = Omit<Editor, 'action'> & { passkey: Passkey; left?: number };

type Invitation = { name: string; role: Role; language: SiteLanguage; expires: number };

const INVITATION_MS = 24 * 3_600_000;
/** How long a removed person keeps their ID, and so their unsaved texts, in case they are invited again. */
const LEFT_MS = 30 * 24 * 3_600_000;

const isHere = ({ left }: Person) => left === undefined;

/** Whether a person is the only editor. */
function isLastEditor(all: readonly Person[], { id, role }: Person): boolean {
  return role === 'editor' && !all.some((one) => isHere(one) && one.role === 'editor' && one.id !== id);
}

/** The people who may use the desk, and their open invitations, stored in DESK_DIR. */
export class People {
  readonly #people: JsonFile<Person[]>;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#people = new JsonFile<Person[]>(path.join(folder, 'people.json'), []);
  }

  async list(): Promise<Person[]> {
    return (await this.#people.read()).filter(isHere);
  }

  /** Returns whether the person with this name is the only editor; undefined if there is no such person. */
  async known(name: string): Promise<{ isLastEditor: boolean } | undefined> {
    const all = await this.list();
    const person = all.find((one) => one.name === name);
    return person && { isLastEditor: isLastEditor(all, person) };
  }

  /**
   * Returns the path of an invitation's file. Each invitation has its own file, because the command line adds
   * invitations while the desk runs. The file is named after the token's hash, so that no secret is stored.
   */
  #path(token: string): string {
    return path.join(this.#folder, 'invitations', `${hashOf(token)}.json`);
  }

  /**
   * Creates an invitation. Returns the secret for a link that lets one person register a passkey within a
   * day.
   */
  async invite(name: string, role: Role, language: SiteLanguage, now: number): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    const invitation: Invitation = { name, role, language, expires: now + INVITATION_MS };
    await writeAtomically(this.#path(token), JSON.stringify(invitation));
    return token;
  }

  /** Returns an open invitation; undefined if it is unknown, used or expired. */
  async invitation(token: string, now: number): Promise<Invitation | undefined> {
    const found = await new JsonFile<Invitation | undefined>(this.#path(token), undefined).read();
    return found && found.expires > now ? found : undefined;
  }

  /**
   * Uses up an invitation. If a person of that name exists, the new passkey replaces the old one, for example
   * after a phone was lost. The last editor stays an editor.
   */
  async join(token: string, passkey: Passkey, now: number): Promise<Person | undefined> {
    const found = await this.invitation(token, now);
    // If two requests arrive at the same time, only one of them can remove the file.
    const isOurs = await unlink(this.#path(token)).then(
      () => true,
      () => false,
    );
    if (!found || !isOurs) return undefined;
    const { name, role, language } = found;
    const people = await this.#people.update((all) => {
      const known = all.find((one) => one.name === name);
      const isLast = known && isHere(known) && isLastEditor(all, known);
      const joined = {
        id: known?.id ?? randomUUID(),
        name,
        role: isLast ? known.role : role,
        language,
        passkey,
      };
      return [...all.filter((one) => one !== known), joined];
    });
    return people.find((one) => one.passkey.id === passkey.id);
  }

  async withPasskey(id: string): Promise<Person | undefined> {
    return (await this.list()).find(({ passkey }) => passkey.id === id);
  }

  async byId(id: string): Promise<Person | undefined> {
    return (await this.list()).find((one) => one.id === id);
  }

  async noteCounter(id: string, counter: number): Promise<void> {
    await this.#people.update((all) =>
      all.map((one) => (one.passkey.id === id ? { ...one, passkey: { ...one.passkey, counter } } : one)),
    );
  }

  /** Removes a person, unless that person is the last editor. */
  async remove(id: string, now: number): Promise<boolean> {
    const all = await this.#people.update((before) =>
      before.flatMap((one) => {
        if (one.id === id && isHere(one) && !isLastEditor(before, one)) return [{ ...one, left: now }];
        return one.left !== undefined && one.left < now - LEFT_MS ? [] : [one];
      }),
    );
    return !all.some((one) => one.id === id && isHere(one));
  }
}
