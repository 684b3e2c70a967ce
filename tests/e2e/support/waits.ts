// Limits that show whether a response came from memory or waited for a source. They are generous, because the
// machine may be busy.

/** For a page that must not wait for a source. Waiting for one would take at least four seconds. */
export const NO_WAIT_MS = 3500;

/** For a page that waits four seconds for a hanging source. The source itself times out after ten. */
export const SHORT_WAIT_MS = 9000;
