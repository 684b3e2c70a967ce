/** Listeners of the radio for as long as a run lasts. */
export type Listeners = { bytes: () => number[]; ended: string[]; stop: () => Promise<void> };

/** So many listeners of a port's stream; one whose stream ends by itself is told in `ended`. */
export function startListeners(url: string, port: number, count: number): Listeners {
  const call = new AbortController();
  const bytes = Array.from({ length: count }, () => 0);
  const ended: string[] = [];
  const streams = bytes.map(async (_, listener) => {
    const headers = { 'X-Forwarded-For': `203.0.113.${listener % 250}` };
    try {
      const response = await fetch(`${url}/api/stream?port=${port}`, { headers, signal: call.signal });
      if (!response.ok || !response.body) throw new Error(`stream: ${response.status}`);
      for await (const chunk of response.body) bytes[listener] = (bytes[listener] ?? 0) + chunk.length;
      throw new Error('the stream ended');
    } catch (error) {
      if (!call.signal.aborted) ended.push((error as Error).message);
    }
  });
  return {
    bytes: () => [...bytes],
    ended,
    async stop() {
      call.abort();
      await Promise.all(streams);
    },
  };
}
