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
 * @param {string} [install]
 */
export function tellSkipped(reasons, install) {
  const counts = new Map();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const lines = [...counts].map(
    ([reason, count]) => `${count} ${count === 1 ? 'test' : 'tests'} skipped: ${reason}`,
  );
  return install ? [...lines, `to have what is missing: ${install}`] : lines;
}
