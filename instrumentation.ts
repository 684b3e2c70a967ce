import type { Instrumentation } from 'next';

/** Runs once when the server starts: a wrong setting ends it with one sentence; then the news begins to come in. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startUp } = await import('@/lib/server/start-up');
    await startUp();
  }
}

/** Runs for each error in a page or a route. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  // Next.js leaves such a block out of its bundle for the Edge runtime, which lacks the streams of the log.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logBroken } = await import('@/lib/health/problem-log');
    logBroken(error, request);
  }
};
