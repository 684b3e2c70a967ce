declare module 'commonmark-spec' {
  /** Examples of the CommonMark specification. An arrow stands for a tab. */
  export const tests: readonly { number: number; section: string; markdown: string; html: string }[];
}
