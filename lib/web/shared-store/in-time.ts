/** What a promise gives, if it does so within so many ms; else it is rejected with a code "timeout". */
export async function inTime<T>(work: Promise<T>, mostMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error(`no answer in ${mostMs} ms`), { code: 'timeout' });
    timer = setTimeout(() => reject(error), mostMs);
  });
  // Whoever comes second has nobody to tell.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
