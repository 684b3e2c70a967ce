import { processWide } from '@/lib/base/process-wide';

/** Since the start: requests that found a finished response, and renders; `bytes`: what the finished ones take now. */
export const finishedCounts = processWide('finished counts', () => ({ hits: 0, renders: 0, bytes: 0 }));
