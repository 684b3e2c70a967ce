// Which of the lock file's packages npm has installed. No dependencies: it runs before anything is installed.

/** Optional packages are left to npm. */
function needed(lock, dev) {
  return Object.entries(lock.packages)
    .filter(([path, { optional, devOptional }]) => path && !optional && !devOptional)
    .filter(([, entry]) => Boolean(entry.dev) === dev)
    .map(([path, { version }]) => ({ path, version }));
}

/** `noted` is npm's node_modules/.package-lock.json, if any. `serving`: enough to build and serve. */
export function installedOf(lock, noted) {
  const here = ({ path, version }) => noted?.packages?.[path]?.version === version;
  if (!needed(lock, false).every(here)) return 'nothing';
  return needed(lock, true).every(here) ? 'all' : 'serving';
}

/** npm's arguments, or undefined where all is there. Extra packages stay, so that switching installs nothing twice. */
export function missingInstall(wanted, lock, noted) {
  const installed = installedOf(lock, noted);
  if (installed === 'all' || installed === wanted) return undefined;
  // npm ci begins with an empty folder, npm install adds; neither writes to the lock file.
  if (installed === 'serving') return ['install', '--no-save', '--include=dev'];
  const hadTests = Object.values(noted?.packages ?? {}).some(({ dev }) => dev);
  return ['ci', wanted === 'all' || hadTests ? '--include=dev' : '--omit=dev'];
}
