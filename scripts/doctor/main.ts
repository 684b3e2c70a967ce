// npm run doctor [-- --no-links] [-- --json]. Exit code: 0 all well, 1 something is wrong, 2 could not check.
import { parseArgs } from 'node:util';
import { examine } from './examine';
import { isWrong } from './finding';
import { writeTable } from './write-table';

const options = { 'no-links': { type: 'boolean' }, json: { type: 'boolean' } } as const;

function onStep(area: string, done: number, all: number): void {
  if (!process.stderr.isTTY) return;
  const end = done === all ? '\r\u001b[K' : '';
  process.stderr.write(`\r\u001b[K${area}: ${done} of ${all}${end}`);
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options });
  const findings = await examine(!values['no-links'], onStep);
  const wrong = isWrong(findings);
  console.log(values.json ? JSON.stringify({ wrong, findings }, null, 2) : writeTable(findings));
  return wrong ? 1 : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`The doctor could not look: ${error.message}`);
    process.exitCode = 2;
  },
);
