/** A drawing of our own, as the bundler serves it. */
export type Picture = { src: string; width: number; height: number };

/** Drawings of one thing, in several palettes. */
export type Motif = readonly Picture[];

/**
 * A motif, and the words of a headline that call for it: lower case, in the singular. `except`: phrases that hold such a
 * word and mean something else.
 */
export type CalledMotif = { words: readonly string[]; motif: Motif; except?: readonly string[] };

/** What a city has to draw for a list: motifs that suit any of its items, and those that a headline calls for. */
export type Drawings = { pictures: readonly Motif[]; called?: readonly CalledMotif[] };
