// npm test: runs all checks and ends with the line "N passed, N failed". npm run check (--quick): without browser
// tests.
import process from 'node:process';
import { installPrograms } from './programs.mjs';
import { ensureBuilt, ensureInstalled } from './ready.mjs';
import { browser, close, lint, types, unit, unitOfOther } from './steps.mjs';

const isQuick = process.argv.includes('--quick');
ensureInstalled('all');
if (!isQuick) installPrograms();
const counts = [types(), lint(), unit(), unitOfOther()];
if (!isQuick) {
  ensureBuilt('all');
  counts.push(browser());
}
process.exit(close(counts));
