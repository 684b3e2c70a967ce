type Gate = { opened: Promise<void>; open: () => void };

/** One gate for all bundles of the process. */
const { probe = {} as Record<string, Gate> } = globalThis as { probe?: Record<string, Gate> };
Object.assign(globalThis, { probe });

/** What a page waits for until the route `release` opens it. */
export function gate(name: string): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  probe[name] ??= { opened, open };
  return probe[name];
}

/** Opens a gate; who comes later waits for the next time. */
export function release(name: string): void {
  gate(name).open();
  delete probe[name];
}
