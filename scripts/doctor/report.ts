import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Failure } from '@/lib/base/outcome';
import { printable } from '@/lib/base/text/clean-text';
import type { City } from '@/lib/city/city-type';
import type { Settings } from '@/lib/settings/settings';

/** A city to check, and the site's settings. */
export type Look = { settings: Settings; city: City; userAgent: string };

export type State = 'good' | 'note' | 'wrong';

export type Finding = {
  area: 'machine' | 'settings' | 'feeds' | 'store' | 'blog' | 'radio' | 'ads' | 'weather';
  subject: string;
  state: State;
  found: string;
  details?: readonly string[];
  todo?: string;
};

/** Replaces control characters, which a feed or a host could use to attack the operator's terminal. */
export function printableFindings(findings: readonly Finding[]): Finding[] {
  const text = JSON.stringify(findings);
  return JSON.parse(text, (_, value) => (typeof value === 'string' ? printable(value) : value));
}

export function isWrong(findings: readonly Finding[]): boolean {
  return findings.some(({ state }) => state === 'wrong');
}

const advice = parse(readFileSync('scripts/doctor/advice.yaml', 'utf8')) as Record<string, string>;

export function adviceFor({ reason, status = 0 }: Pick<Failure, 'reason' | 'status'>): string {
  const ofStatus = advice[`http-${status}`] ?? (status >= 500 ? advice['http-5xx'] : undefined);
  return advice[reason] ?? ofStatus ?? `${advice.other}`;
}

export function failureText({ reason, status, detail }: Failure): string {
  return reason === 'http-status' ? `HTTP ${status}` : `${reason}: ${detail}`;
}

const marks: Record<State, string> = { good: 'ok', note: 'note', wrong: 'WRONG' };
const MAX_WIDTH = 60;

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
    const width = Math.min(MAX_WIDTH, Math.max(...ofArea.map(({ subject }) => subject.length)));
    return [area, ...ofArea.flatMap((finding) => row(finding, width)), ''].join('\n');
  });
  const count = (state: State) => findings.filter((finding) => finding.state === state).length;
  const sum = `${findings.length} checked: ${count('wrong')} wrong, ${count('note')} to note, ${count('good')} good`;
  return [...chapters, sum].join('\n');
}
