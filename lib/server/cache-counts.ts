/** Counts since the start: cache hits and renders; `bytes`: memory of stored responses now. */
export const cacheCounts = { hits: 0, renders: 0, bytes: 0 };
