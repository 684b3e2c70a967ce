/** Stored in this browser: a name, and yes or nothing. Never what the reader reads. */

// Where storage is refused, a choice holds until the page is left.
const held = new Map<string, boolean>();
const changes = new EventTarget();

export function readFlag(name: string): boolean {
  try {
    return held.get(name) ?? window.localStorage.getItem(name) === 'yes';
  } catch {
    return false;
  }
}

/** Never throws. */
export function writeFlag(name: string, on: boolean): void {
  try {
    if (on) window.localStorage.setItem(name, 'yes');
    else window.localStorage.removeItem(name);
    held.delete(name);
  } catch {
    held.set(name, on);
  }
  changes.dispatchEvent(new Event('change'));
}

/** Also for changes in another tab; returns the function that unsubscribes. */
export function onFlagChange(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changes.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}
