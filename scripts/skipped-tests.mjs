// Which of the browser tests were skipped, and why. No dependencies.

/** The reason of each skipped test in the suites of Playwright's JSON report. */
export function reasonsOfSkipped(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => {
    const skipped = specs.flatMap(({ tests }) => tests).filter(({ status }) => status === 'skipped');
    const own = skipped.map(
      ({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description,
    );
    return [...own.map((reason) => reason ?? 'no reason is known'), ...reasonsOfSkipped(inner)];
  });
}

/**
 * A line for each reason with how many tests it had, and one with the command that installs what is missing, if any.
 * @param {readonly string[]} reasons one for each test
 * @param {{ missing: readonly string[], install: readonly string[] }} programs
 */
export function tellSkipped(reasons, { missing, install }) {
  const lines = [...new Set(reasons)].map((reason) => {
    const count = reasons.filter((one) => one === reason).length;
    return `${count} ${count === 1 ? 'test' : 'tests'} skipped: ${reason}`;
  });
  return missing.length > 0 ? [...lines, `to have what is missing: apt-get ${install.join(' ')}`] : lines;
}
