/**
 * Texts by name on a server that several instances of the site share. None of its functions throws: a shelf out of
 * reach has nothing and takes nothing.
 */
export type TextStore = {
  get: (name: string) => Promise<string | undefined>;
  /** Kept for so many ms at the most. */
  set: (name: string, text: string, keepMs: number) => Promise<void>;
  remove: (name: string) => Promise<void>;
  /** Whether it can be reached now. */
  inReach: () => boolean;
};
