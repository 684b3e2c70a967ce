declare module 'commonmark-spec' {
  /** The examples of the CommonMark specification; an arrow in them stands for a tab. */
  export const tests: readonly { number: number; section: string; markdown: string; html: string }[];
}
