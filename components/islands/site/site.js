// The site's own script, on every page: bundled into one small file without React (next.config.mjs). It does what no
// element does by itself, and starts Next.js where a reader needs it.
import { startDonationPopup } from './donation-popup';
import { startEmbeds } from './embeds';
import { startDrops, startSectionsMenu } from './menu';
import { startPictureMarks } from './pictures';
import { startQuestions } from './questions';
import { startReadingOptions } from './reading-options';
import { startStoryTools } from './stories';
import { startTooltips } from './tooltips';
import { startOnIntent } from './wake';

startReadingOptions();
startStoryTools();
startDrops();
startSectionsMenu();
startTooltips();
startQuestions();
startPictureMarks();
startEmbeds();
startDonationPopup();
startOnIntent();
