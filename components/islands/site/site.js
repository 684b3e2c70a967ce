// The site's own script, which every page loads. next.config.mjs bundles it into one small file without React. It adds
// behavior that HTML alone cannot have, and starts Next.js when a reader uses an element that needs it.
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
