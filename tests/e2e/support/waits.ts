// How long an answer may take where a test shows that nobody is waited for. Wide, since the machine may be busy: what
// is told apart is an answer from memory and one that waits.

/** Longest for a page that must not wait for a source, ms: a wait for one is four seconds or more. */
export const withoutWaiting = 3500;

/** Longest for a page that waits four seconds for a source that hangs, ms: the source's try lasts ten. */
export const afterShortWait = 9000;
