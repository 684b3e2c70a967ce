type Gate = { opened: Promise<void>; open: () => void };

/** Stored on globalThis, so that all bundles of the process share the gates. */
const { probe = {} as Record<string, Gate> } = globalThis as { probe?: Record<string, Gate> };
Object.assign(globalThis, { probe });

/** Returns the gate `name`, which stays closed until `release` is called. */
export function gate(name: string): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  probe[name] ??= { opened, open };
  return probe[name];
}

/** Opens the gate for everyone who waits now; later callers get a new, closed gate. */
export function release(name: string): void {
  gate(name).open();
  delete probe[name];
}
