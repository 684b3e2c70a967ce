/**
 * Rules of Mozilla's HTTP Observatory (@mdn/mdn-http-observatory 1.4.8, src/analyzer/tests and src/grader/charts.js)
 * for an https page without cookies or foreign scripts. Reimplemented here, because the package needs a database and a
 * web server.
 */
type Rule = (answer: { headers: Headers; html: string }) => number;

function directives(headers: Headers): Map<string, string[]> {
  const policy = headers.get('content-security-policy') ?? '';
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
}

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const unsafe = new Set(["'unsafe-inline'", 'data:', ...broad]);

function policyPoints(headers: Headers): number {
  const policy = directives(headers);
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  if (!headers.has('content-security-policy')) return -25;
  if (of('script-src').some((one) => unsafe.has(one)) || of('object-src').some((one) => broad.has(one)))
    return -20;
  if ([...policy.values()].flat().some((one) => /^(http|ftp):/.test(one))) return -20;
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10;
  if (of('style-src').some((one) => unsafe.has(one))) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function transportPoints(headers: Headers): number {
  const seconds = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) >= 15_552_000 ? 0 : -10;
}

function framePoints(headers: Headers): number {
  if (directives(headers).has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}

function resourcePoints(headers: Headers): number {
  const value = headers.get('cross-origin-resource-policy');
  if (value === 'same-origin' || value === 'same-site') return 10;
  return value === null || value === 'cross-origin' ? 0 : -5;
}

const goodReferrer = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

const rules: Rule[] = [
  ({ headers }) => policyPoints(headers),
  ({ headers }) => (headers.has('set-cookie') ? -20 : 0),
  ({ headers }) => (headers.has('access-control-allow-credentials') ? -50 : 0),
  ({ headers }) => resourcePoints(headers),
  ({ headers }) => (goodReferrer.test(headers.get('referrer-policy') ?? '') ? 5 : -5),
  ({ headers }) => transportPoints(headers),
  // Penalty for scripts from other hosts without an integrity hash.
  ({ html }) => (/<script[^>]* src="(https?:)?\/\//.test(html) ? -50 : 0),
  ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  ({ headers }) => framePoints(headers),
];

/**
 * Returns the Observatory's score for a response; 100 is an A+. Bonus points count only if the score without them is at
 * least 90.
 */
export function observatoryScore(answer: { headers: Headers; html: string }): number {
  const points = rules.map((rule) => rule(answer));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 100);
  const plain = sum(points.filter((number) => number < 0));
  return plain >= 90 ? sum(points) : plain;
}
