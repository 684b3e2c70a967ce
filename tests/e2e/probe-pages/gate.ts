type Gate = { opened: Promise<void>; open: () => void };

/** Gates shared by all bundles of the process. */
const { probe = {} as Record<string, Gate> } = globalThis as { probe?: Record<string, Gate> };
Object.assign(globalThis, { probe });

/** A promise that the route `release` resolves. */
export function gate(name: string): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  probe[name] ??= { opened, open };
  return probe[name];
}

/** Opens a gate once; later callers wait for the next time. */
export function release(name: string): void {
  gate(name).open();
  delete probe[name];
}
