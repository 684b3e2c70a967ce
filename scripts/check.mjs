// npm run check: types, lint and unit tests, some with another city too, for the minutes between commits.
import process from 'node:process';
import { checkNode, ensureInstalled } from './ready.mjs';

checkNode();
ensureInstalled('all');
const { close, lint, types, unit, unitOfOther } = await import('./steps.mjs');
process.exit(close([types(), lint(), unit(), unitOfOther()]));
