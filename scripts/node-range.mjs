// Which versions of Node.js a package takes. No dependencies: it runs before anything is installed.

// `^22.13.0`, `>=18`, `<=20.9.0`, `20`, `6.*`. An exact version and any other form are not understood.
const COMPARATOR = /^(\^(?=[1-9])|>=|<=(?=\d+\.\d+\.\d+$)|(?=[1-9]\d*(?:\.\*)*$))(\d+(?:\.(?:\d+|\*)){0,2})$/;

function parts(version) {
  return [0, 1, 2].map((place) => Number.parseInt(version.split('.')[place] ?? '', 10) || 0);
}

function isAtLeast(version, least) {
  const [one, other] = [parts(version), parts(least)];
  const place = one.findIndex((part, at) => part !== other[at]);
  return place === -1 || one[place] > other[place];
}

/**
 * Whether a version is in a range such as `^20.9.0 || >=22`; throws for a range that it does not understand.
 * @param {string} range
 * @param {string} version
 */
export function takesNode(range, version) {
  const fits = (comparator) => {
    const [, sign, least] = COMPARATOR.exec(comparator === '*' ? '>=0' : comparator) ?? [];
    if (!least) throw new Error(`a range of versions that cannot be read: ${range}`);
    if (sign === '<=') return isAtLeast(least, version);
    return isAtLeast(version, least) && (sign === '>=' || parts(version)[0] === parts(least)[0]);
  };
  const either = range.replace(/(>=|<=|\^) +/g, '$1').split('||');
  // All are read, so that what cannot be is always told.
  return either.map((all) => all.trim().split(/ +/).map(fits).every(Boolean)).some(Boolean);
}

/**
 * Why a version does not do, in a sentence; undefined where the range takes it.
 * @param {string} range
 * @param {string} version
 */
export function nodeFault(range, version) {
  if (takesNode(range, version)) return undefined;
  const inWords = (part) =>
    part.replace(/^\^((\d+).*)$/, '$1 or a later $2').replace(/^>=(.*)$/, '$1 or later');
  const either = range.split('||').map((part) => inWords(part.trim()));
  const words = new Intl.ListFormat('en', { type: 'disjunction' }).format(either);
  return `Node.js ${version} cannot run this site: it needs ${words}.`;
}
