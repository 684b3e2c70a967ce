import { processWide } from '@/lib/base/process-wide';

/** Counts since the start: cache hits and renders; `bytes`: memory of stored responses now. */
export const cacheCounts = processWide('cache counts', () => ({ hits: 0, renders: 0, bytes: 0 }));
