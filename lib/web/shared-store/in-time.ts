export async function inTime<T>(work: Promise<T>, mostMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error(`no answer in ${mostMs} ms`), { code: 'timeout' });
    timer = setTimeout(() => reject(error), mostMs);
  });
  // A rejection after the timeout must not be unhandled.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
