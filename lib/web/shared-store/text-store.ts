/** Nothing throws: an unavailable store is empty and ignores writes. */
export type TextStore = {
  get: (name: string) => Promise<string | undefined>;
  set: (name: string, text: string, keepMs: number) => Promise<void>;
  remove: (name: string) => Promise<void>;
  inReach: () => boolean;
};
