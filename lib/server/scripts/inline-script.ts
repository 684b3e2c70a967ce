import { createHash } from 'node:crypto';
import { pageColors } from '@/lib/base/colors';
import { crawlers } from '@/lib/base/http';
import { donationDelay, donationFlag, offerDonation } from './in-page/donation';
import { loadEmbeds } from './in-page/embeds';
import { helpFolds } from './in-page/folds';
import { hoverDelay, menuTimes, tooltipTimes } from './in-page/hover-delay';
import { helpMenu } from './in-page/menu';
import { isFresh, keepReading, toKept, visitsAt } from './in-page/reading';
import { startWithRadio } from './in-page/start-with-radio';
import { helpTooltips } from './in-page/tooltips';

export const heldScriptsId = 'framework-scripts';

type Argument = string | number | object | RegExp | ((...args: never[]) => unknown);

/** Two use it: it stands once, under a name of the script's own. */
const delay = 'hoverDelay';

function written(argument: Argument): string {
  if (argument === hoverDelay) return delay;
  if (typeof argument === 'function' || argument instanceof RegExp) return String(argument);
  return JSON.stringify(argument);
}

/** A call of the function by its text, without comments and indents; all that it needs is inside it or an argument. */
function call<Args extends Argument[]>(act: (...args: Args) => void, ...args: Args): string {
  const text = `(${String(act)})(${args.map(written).join()})`;
  return text.replace(/^\s*\/\/.*$/gm, '').replace(/\n\s+/g, '\n');
}

const papers = { light: pageColors.light.paper, dark: pageColors.dark.paper };

/** In development the framework takes every page over at once, and would make anew one that has changed before. */
const shownBy =
  process.env.NODE_ENV === 'development' ? ['page-shown'] : ['DOMContentLoaded', 'page-shown', 'pageshow'];

const calls = [
  call(keepReading, 'reading', papers, shownBy, toKept, visitsAt, isFresh),
  call(helpMenu, hoverDelay, menuTimes),
  call(helpTooltips, hoverDelay, tooltipTimes),
  call(helpFolds),
  call(loadEmbeds),
  call(offerDonation, donationDelay, donationFlag, crawlers),
  call(startWithRadio, heldScriptsId),
];

/** The one script of a page, in its head, the same in every page: what no element does by itself. */
export const inlineScript = `{const ${delay}=${String(hoverDelay)};${calls.join(';')}}`;

/** As a content security policy names it. */
export const inlineScriptHash = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;
