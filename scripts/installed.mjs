// Which of the lock file's packages npm has installed. No dependencies: it runs before anything is installed.

/**
 * Whether all is there that is wanted: `serving` leaves out what only tests need. `noted` is npm's
 * node_modules/.package-lock.json, if any. Optional packages are left to npm.
 */
export function isInstalled(wanted, lock, noted) {
  const isWanted = ([path, { optional, devOptional, dev }]) =>
    path && !optional && !devOptional && (wanted === 'all' || !dev);
  return Object.entries(lock.packages)
    .filter(isWanted)
    .every(([path, { version }]) => noted?.packages?.[path]?.version === version);
}

/** npm's arguments. A start never takes away the packages of the tests. */
export function installArgs(wanted, noted) {
  const hadTests = Object.values(noted?.packages ?? {}).some(({ dev }) => dev);
  return ['ci', wanted === 'all' || hadTests ? '--include=dev' : '--omit=dev'];
}
