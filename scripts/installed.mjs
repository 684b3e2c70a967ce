// Compares installed packages with the lock file. Uses no dependencies: it runs before the first install.

/**
 * Returns whether all required packages are installed. `wanted`: `serving` excludes packages that only tests need.
 * `noted`: npm's node_modules/.package-lock.json, if it exists. Ignores optional packages.
 */
export function isInstalled(wanted, lock, noted) {
  const isWanted = ([path, { optional, devOptional, dev }]) =>
    path && !optional && !devOptional && (wanted === 'all' || !dev);
  return Object.entries(lock.packages)
    .filter(isWanted)
    .every(([path, { version }]) => noted?.packages?.[path]?.version === version);
}

/** Returns npm's arguments. Keeps the packages that only tests need if they are already installed. */
export function installArgs(wanted, noted) {
  const hadTests = Object.values(noted?.packages ?? {}).some(({ dev }) => dev);
  return ['ci', wanted === 'all' || hadTests ? '--include=dev' : '--omit=dev'];
}
