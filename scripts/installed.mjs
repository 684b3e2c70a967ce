// Which of the lock file's packages are in node_modules, by npm's own note (node_modules/.package-lock.json), so that
// packages that somebody else has installed count too. No dependencies: it runs before anything is installed.

/** The packages, by path and version, that every machine needs: which optional ones it needs is npm's affair. */
function needed(lock, dev) {
  return Object.entries(lock.packages)
    .filter(([path, { optional, devOptional }]) => path && !optional && !devOptional)
    .filter(([, entry]) => Boolean(entry.dev) === dev)
    .map(([path, { version }]) => ({ path, version }));
}

/**
 * What is there of a lock file's packages, `noted` being npm's note, or undefined where there is none: `all`, `serving`
 * (what building and serving need), or `nothing` that can be used as it is.
 */
export function installedOf(lock, noted) {
  const here = ({ path, version }) => noted?.packages?.[path]?.version === version;
  if (!needed(lock, false).every(here)) return 'nothing';
  return needed(lock, true).every(here) ? 'all' : 'serving';
}

/**
 * The arguments for npm that bring what is wanted (`all` or `serving`), or undefined where it is there. Packages that
 * are there and right stay, also those that serving does not need: going to and fro installs nothing twice.
 */
export function missingInstall(wanted, lock, noted) {
  const installed = installedOf(lock, noted);
  if (installed === 'all' || installed === wanted) return undefined;
  // npm ci begins with an empty folder, npm install adds; neither writes to the lock file.
  if (installed === 'serving') return ['install', '--no-save', '--include=dev'];
  const hadTests = Object.values(noted?.packages ?? {}).some(({ dev }) => dev);
  return ['ci', wanted === 'all' || hadTests ? '--include=dev' : '--omit=dev'];
}
