// Compares installed packages with the lock file. No dependencies: it runs before anything is installed.

/**
 * Whether all wanted packages are installed: `serving` excludes those that only tests need. `noted`: npm's
 * node_modules/.package-lock.json, if any. Optional packages are left to npm.
 */
export function isInstalled(wanted, lock, noted) {
  const isWanted = ([path, { optional, devOptional, dev }]) =>
    path && !optional && !devOptional && (wanted === 'all' || !dev);
  return Object.entries(lock.packages)
    .filter(isWanted)
    .every(([path, { version }]) => noted?.packages?.[path]?.version === version);
}

/** Returns npm's arguments; keeps packages for tests if they were installed. */
export function installArgs(wanted, noted) {
  const hadTests = Object.values(noted?.packages ?? {}).some(({ dev }) => dev);
  return ['ci', wanted === 'all' || hadTests ? '--include=dev' : '--omit=dev'];
}
