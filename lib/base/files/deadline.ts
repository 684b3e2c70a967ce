/** Rejects with a TimeoutError when `work` takes longer. A hung disk cannot be interrupted: what is late is ignored. */
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
