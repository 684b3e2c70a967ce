import type { Finding, State } from './finding';

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

/** Working links are many: they are counted. */
function shown(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ area, state }) => area !== 'links' || state !== 'good');
}

function chapter(area: string, findings: readonly Finding[]): string[] {
  const rows = shown(findings);
  const width = Math.min(widest, Math.max(0, ...rows.map(({ subject }) => subject.length)));
  const left = findings.length - rows.length;
  const counted = left > 0 ? [`  ok    ${left} more answer`] : [];
  return [area, ...rows.flatMap((finding) => row(finding, width)), ...counted, ''];
}

export function writeTable(findings: readonly Finding[]): string {
  const areas = [...new Set(findings.map(({ area }) => area))];
  const chapters = areas.flatMap((area) =>
    chapter(
      area,
      findings.filter((finding) => finding.area === area),
    ),
  );
  const count = (state: State) => findings.filter((finding) => finding.state === state).length;
  const sum = `${findings.length} checked: ${count('wrong')} wrong, ${count('note')} to note, ${count('good')} good`;
  return [...chapters, sum].join('\n');
}
