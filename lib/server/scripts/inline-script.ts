import { createHash } from 'node:crypto';
import { crawlers } from '@/lib/base/http';
import { donationDelay, donationFlag } from '@/lib/pages/donation/donation-rules';
import { offerDonation } from './in-page/donation';
import { loadEmbeds } from './in-page/embeds';
import { helpFolds } from './in-page/folds';
import { hoverDelay, menuTimes, tooltipTimes } from './in-page/hover-delay';
import { helpMenu } from './in-page/menu';
import { startWithRadio } from './in-page/start-with-radio';
import { helpTooltips } from './in-page/tooltips';

export const heldScriptsId = 'framework-scripts';

type Argument = string | number | object | RegExp | ((...args: never[]) => unknown);

function written(argument: Argument): string {
  if (typeof argument === 'function' || argument instanceof RegExp) return String(argument);
  return JSON.stringify(argument);
}

/** A call of the function by its text, without comments and indents; all that it needs is inside it or an argument. */
function call<Args extends Argument[]>(act: (...args: Args) => void, ...args: Args): string {
  const text = `(${String(act)})(${args.map(written).join()})`;
  return text.replace(/^\s*\/\/.*$/gm, '').replace(/\n\s+/g, '\n');
}

/** The one script of a page, in its head, the same in every page: what no element does by itself. */
export const inlineScript = [
  call(helpMenu, hoverDelay, menuTimes),
  call(helpTooltips, hoverDelay, tooltipTimes),
  call(helpFolds),
  call(loadEmbeds),
  call(offerDonation, donationDelay, donationFlag, crawlers),
  call(startWithRadio, heldScriptsId),
].join(';');

/** As a content security policy names it. */
export const inlineScriptHash = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;
