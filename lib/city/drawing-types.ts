export type Picture = { src: string; width: number; height: number };

export type Motif = readonly Picture[];

/** Words of a headline, lowercase and singular; `except`: phrases with one that mean something else. */
export type CalledMotif = { words: readonly string[]; motif: Motif; except?: readonly string[] };

/** `pictures` suit any item of a list. */
export type Drawings = { pictures: readonly Motif[]; called?: readonly CalledMotif[] };
