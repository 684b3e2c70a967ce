// npm test: all checks, ending in one line "N passed, N failed".
import process from 'node:process';
import { findBrowser } from './browser.mjs';
import { checkNode, ensureBuilt, ensureInstalled } from './ready.mjs';
import { browser, close, lint, types, unit, unitOfOther } from './steps.mjs';

checkNode();
ensureInstalled('all');
const counts = [types(), lint(), unit(), unitOfOther()];
ensureBuilt('all');
const chromium = findBrowser();
counts.push(chromium ? browser(chromium) : { passed: 0, failed: 1 });
process.exit(close(counts));
