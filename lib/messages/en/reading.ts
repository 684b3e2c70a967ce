/** Reading options, saving and sharing; scripts read these texts from the page. */
export const reading = {
  /** Decorative (aria-hidden); the only label on phones. */
  sign: 'Aa',
  options: 'Reading options',
  size: { title: 'Text size', choices: { '1': 'Standard', '2': 'Large', '3': 'Largest' } },
  colors: { title: 'Colors', choices: { '': 'As the system', light: 'Light', dark: 'Dark' } },
  markNew: 'Mark what is new since my last visit',
  /** Read aloud before a headline. */
  new: 'New:',
  savedStories: 'Saved stories',
  forget: 'Forget what this browser keeps',
  stays: 'All of this stays in this browser.',
  tools: 'Save or share',
  save: 'Save',
  unsave: 'Unsave',
  share: 'Share',
  /** Status messages, and the question before deleting. */
  said: {
    saved: 'Saved in this browser.',
    removed: 'Removed from your saved stories.',
    full: 'This browser does not let the site save anything.',
    copied: 'Link copied.',
    ask: 'Forget your choices and your saved stories? This cannot be undone.',
    forgotten: 'Forgotten.',
  },
  savedSentence:
    'The stories you save are listed here. The list stays in this browser and is not sent to us.',
  nothingSaved:
    'Nothing is saved yet. Choose Save in the menu at the end of a headline’s source line, or under the headline of a post.',
  needsScript:
    'Saving stories needs JavaScript, which is off in this browser. Nothing you save leaves the browser.',
};
