/** ms */
const betweenTries = 10_000;

/** Tells each title, and undefined when they can no longer be followed; what comes back ends it. */
export function followTitle(address: string, onTitle: (title: string | undefined) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(address);
    source.addEventListener('title', ({ data }) => {
      const told: { title: string | null } = JSON.parse(String(data));
      onTitle(told.title ?? undefined);
    });
    source.addEventListener('error', () => {
      // Browsers reconnect by themselves, except after an HTTP error, as from a proxy while the server restarts.
      if (source.readyState !== EventSource.CLOSED) return;
      onTitle(undefined);
      timer = setTimeout(open, betweenTries);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
