import { processWide } from '@/lib/base/process-wide';

/** Since the start: requests that found a stored response, and renders; `bytes`: memory of what is stored now. */
export const cacheCounts = processWide('cache counts', () => ({ hits: 0, renders: 0, bytes: 0 }));
