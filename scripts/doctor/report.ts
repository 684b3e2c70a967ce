import type { Failure, FailureReason } from '@/lib/base/outcome';
import type { City } from '@/lib/city/city-type';
import type { Settings } from '@/lib/settings/settings';

/** What is looked at: one city, with the settings of the site. */
export type Look = { settings: Settings; city: City; userAgent: string };

export type State = 'good' | 'note' | 'wrong';

export type Finding = {
  area: 'machine' | 'settings' | 'feeds' | 'store' | 'blog' | 'radio' | 'ads';
  subject: string;
  state: State;
  found: string;
  details?: readonly string[];
  todo?: string;
};

export function isWrong(findings: readonly Finding[]): boolean {
  return findings.some(({ state }) => state === 'wrong');
}

const byReason: Record<FailureReason, string | undefined> = {
  'http-status': undefined,
  dns: 'The name leads nowhere: check its spelling and this machine’s name server.',
  refused: 'Nobody listens there: check host and port, and whether a firewall is in between.',
  reset: 'The connection broke off: try again later; if it stays, the source refuses this machine.',
  timeout: 'No whole answer in ten seconds: try again later; if it stays, choose another source.',
  tls: 'Its certificate cannot be trusted: tell the source, and check the clock of this machine.',
  'bad-reply': 'The answer is no HTTP: check the port.',
  'address-refused':
    'This site does not ask such an address: use http or https, an ordinary port, no user name.',
  'redirect-refused': 'It leads to a place that must not be asked: put the final address into the settings.',
  'redirect-loop': 'It leads round in circles: open it in a browser and put the final address in its place.',
  'not-modified-unasked': 'The source answers wrongly (304); the next refresh asks without validators.',
  'too-large': 'More than 5 MB: ask the source for a shorter feed, or choose another one.',
  'bad-compression': 'The answer cannot be unpacked: tell the source.',
  'empty-body': 'The answer is empty: open the address in a browser; the feed may have moved.',
  'not-a-feed': 'A web page came in place of a feed: look on it for the address of the feed.',
  truncated: 'The feed breaks off: try again later; if it stays, tell the source.',
  malformed: 'The feed cannot be read: check it with a feed validator and tell the source.',
  'dangerous-xml': 'The feed holds entities that this site does not read: tell the source.',
  'proxy-answer': 'The proxy service did not answer as expected: check FEED_PROXY_URL.',
  'odd-answer':
    'The answer has another shape than expected: check the address and the version of the service.',
  'not-a-picture': 'Something else came in place of a picture: open the address in a browser.',
  'too-small': 'The picture is too small to be shown: choose another one.',
  busy: 'This site has its hands full: look again in a minute.',
};

const byStatus: Record<number, string> = {
  401: 'It wants a key: check the key in the settings.',
  403: 'It refuses us: it may want a key, or no programs; open the address in a browser.',
  404: 'Nothing is there: the address has changed or is misspelt.',
  410: 'It is gone for good: take it out of the city folder.',
  429: 'It was asked too often: wait, and set FEED_REFRESH_SECONDS higher.',
};

export function adviceFor({ reason, status }: Pick<Failure, 'reason' | 'status'>): string {
  const known = byReason[reason];
  if (known) return known;
  if (status && byStatus[status]) return byStatus[status];
  if (status && status >= 500) return 'The source is ill: try again later.';
  return 'The answer is not what was asked for: open the address in a browser.';
}

export function failureText({ reason, status, detail }: Failure): string {
  return reason === 'http-status' ? `HTTP ${status}` : `${reason}: ${detail}`;
}

const marks: Record<State, string> = { good: 'ok', note: 'note', wrong: 'WRONG' };
const widest = 60;

function row({ subject, state, found, details = [], todo }: Finding, width: number): string[] {
  const mark = marks[state].padEnd(6);
  const lines = [
    `  ${mark}${subject.padEnd(width)}  ${found}`,
    ...details.map((detail) => `        ${detail}`),
  ];
  if (todo) lines.push(`        -> ${todo}`);
  return lines;
}

export function writeTable(findings: readonly Finding[]): string {
  const chapters = [...new Set(findings.map(({ area }) => area))].map((area) => {
    const ofArea = findings.filter((finding) => finding.area === area);
    const width = Math.min(widest, Math.max(...ofArea.map(({ subject }) => subject.length)));
    return [area, ...ofArea.flatMap((finding) => row(finding, width)), ''].join('\n');
  });
  const count = (state: State) => findings.filter((finding) => finding.state === state).length;
  const sum = `${findings.length} checked: ${count('wrong')} wrong, ${count('note')} to note, ${count('good')} good`;
  return [...chapters, sum].join('\n');
}
