/** What is remembered in this browser: a name, and yes or nothing. Never what the reader reads. */

// Where storage is refused, a choice holds until the page is left.
const held = new Map<string, boolean>();
const changes = new EventTarget();

/** Whether a flag is set; false where nothing is stored. */
export function readFlag(name: string): boolean {
  try {
    return held.get(name) ?? window.localStorage.getItem(name) === 'yes';
  } catch {
    return false;
  }
}

/** Sets a flag, or takes it back; never fails. */
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

/** Calls back when a flag changes, here or in another tab; gives the way to stop. */
export function onFlagChange(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changes.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}
