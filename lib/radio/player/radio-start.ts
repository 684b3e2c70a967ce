/** In a module of its own, so that pages that wait for it load nothing more. */
let hasBegun = false;
const waiting = new Set<() => void>();

export function radioHasBegun(): boolean {
  return hasBegun;
}

export function tellRadioBegan(): void {
  hasBegun = true;
  for (const act of waiting) act();
  waiting.clear();
}

/** Calls back once when the radio starts, or at once if it has; returns the unsubscribe function. */
export function onRadioBegin(act: () => void): () => void {
  if (hasBegun) act();
  else waiting.add(act);
  return () => waiting.delete(act);
}
