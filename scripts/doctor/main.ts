// npm run doctor [-- --json]. Exit code: 0 all is well, 1 something is wrong, 2 could not check.
import { parseArgs } from 'node:util';
import { printable } from '@/lib/base/text/clean-text';
import { openCities } from '@/lib/city/open-cities';
import { examine } from '@/scripts/doctor/examine';
import { isWrong, printableFindings, writeTable } from '@/scripts/doctor/report';

const options = { json: { type: 'boolean' } } as const;

async function main(): Promise<number> {
  const { values } = parseArgs({ options });
  await openCities();
  const findings = printableFindings(await examine());
  const wrong = isWrong(findings);
  console.log(values.json ? JSON.stringify({ wrong, findings }, null, 2) : writeTable(findings));
  return wrong ? 1 : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`The doctor could not look: ${printable(error.message)}`);
    process.exitCode = 2;
  },
);
