// npm run state-towns: writes the towns of each state to lib/news/models/state-towns.json.
import { writeFileSync } from 'node:fs';
import { readTowns } from '@/scripts/new-city/towns';
import { stateTowns } from '@/scripts/state-towns/state-towns';

// One state per line, so that diffs are readable.
const text = JSON.stringify(stateTowns(readTowns())).replaceAll('},"', '},\n"');
writeFileSync('lib/news/models/state-towns.json', `${text}\n`);
