/**
 * The word that the radio was started in this visit. It is kept apart from the player, so that pages that only wait
 * for it load nothing more.
 */
let hasBegun = false;
const waiting = new Set<() => void>();

/** Whether the radio was started in this visit. */
export function radioHasBegun(): boolean {
  return hasBegun;
}

/** Passes the word on, once. */
export function tellRadioBegan(): void {
  hasBegun = true;
  for (const act of waiting) act();
  waiting.clear();
}

/** Calls back once when the radio is started, or at once where it was; gives the way to call it off. */
export function onRadioBegin(act: () => void): () => void {
  if (hasBegun) act();
  else waiting.add(act);
  return () => waiting.delete(act);
}
