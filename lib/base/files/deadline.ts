/** Rejects with a TimeoutError if `work` takes longer. The work itself is not interrupted; a late result is ignored. */
export async function withDeadline<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('too late', 'TimeoutError')), timeoutMs);
  });
  try {
    return await Promise.race([work(), expired]);
  } finally {
    clearTimeout(timer);
  }
}
