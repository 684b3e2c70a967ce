import type { Part } from '@/lib/city/read/yaml-part';

/** Key-value storage that survives restarts. */
export type KeptTexts = {
  get: (key: string) => Promise<string | undefined>;
  set: (key: string, text: string, keepMs: number) => Promise<unknown>;
  remove: (key: string) => Promise<unknown>;
};

function serialized(parts: readonly Part[]): string {
  // Leave out the text: it is used only for the line numbers in problems, which refer to the current file.
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

/** Stores the last good files of each city, so that a mistake affects only its own file, even after a restart. */
export class LastGood {
  readonly #texts: KeptTexts | undefined;

  constructor(texts?: KeptTexts) {
    this.#texts = texts;
  }

  async get(key: string): Promise<readonly Part[]> {
    return read(await this.#texts?.get(key));
  }

  /** Writes only if `parts` differ from `before`, because each write waits for the disk. */
  async set(key: string, parts: readonly Part[], before: readonly Part[]): Promise<void> {
    const text = serialized(parts);
    if (text !== serialized(before)) await this.#texts?.set(key, text, Number.POSITIVE_INFINITY);
  }

  async remove(key: string): Promise<void> {
    await this.#texts?.remove(key);
  }
}
