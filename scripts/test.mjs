// npm test: all checks, ending in one line "N passed, N failed".
import process from 'node:process';
import { installPrograms } from './install-programs.mjs';
import { checkNode, ensureBuilt, ensureInstalled } from './ready.mjs';
import { browser, close, lint, types, unit, unitOfOther } from './steps.mjs';

checkNode();
ensureInstalled('all');
installPrograms();
const counts = [types(), lint(), unit(), unitOfOther()];
ensureBuilt('all');
counts.push(browser());
process.exit(close(counts));
