// Limits that tell a response from memory from one that waits for a source; generous, because the machine may be busy.

/** In ms, for a page that must not wait for a source, which would take four seconds or more. */
export const NO_WAIT_MS = 3500;

/** In ms, for a page that waits four seconds for a hanging source; the source's timeout is ten. */
export const SHORT_WAIT_MS = 9000;
