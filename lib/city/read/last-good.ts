import type { Part } from '@/lib/city/read/yaml-part';

/** Texts that outlive a restart, by key. */
export type KeptTexts = {
  get: (key: string) => Promise<string | undefined>;
  set: (key: string, text: string, keepMs: number) => Promise<unknown>;
  remove: (key: string) => Promise<unknown>;
};

function written(parts: readonly Part[]): string {
  // Lines are looked up in the file as it is now: the text of a good part is not needed again.
  const kept = parts.map(({ key, inList, value, source }) => ({
    key,
    inList,
    value,
    source: { ...source, text: '' },
  }));
  return JSON.stringify(kept);
}

function read(text: string | undefined): readonly Part[] {
  try {
    const parts: (Part | null)[] = JSON.parse(text ?? '[]');
    return parts.filter((part) => part !== null && typeof part.source?.file === 'string') as Part[];
  } catch {
    return [];
  }
}

/** Last good files of each city, by its key. After a restart a mistake then costs only the file it is in. */
export class LastGood {
  readonly #texts: KeptTexts | undefined;

  constructor(texts?: KeptTexts) {
    this.#texts = texts;
  }

  async get(key: string): Promise<readonly Part[]> {
    return read(await this.#texts?.get(key));
  }

  /** Writes only what differs from `before`, since each write waits for the disk. */
  async set(key: string, parts: readonly Part[], before: readonly Part[]): Promise<void> {
    const text = written(parts);
    if (text !== written(before)) await this.#texts?.set(key, text, Number.POSITIVE_INFINITY);
  }

  async remove(key: string): Promise<void> {
    await this.#texts?.remove(key);
  }
}
