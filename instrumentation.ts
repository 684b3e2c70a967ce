import type { Instrumentation } from 'next';

/** Runs once when the server starts: checks the settings and starts fetching news. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startUp } = await import('@/lib/server/start-up');
    await startUp();
  }
}

/** Logs each error in a page or a route. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  // Next.js drops this block from its Edge bundle, which cannot write to stdout or stderr.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logBroken } = await import('@/lib/health/problem-log');
    logBroken(error, request);
  }
};
