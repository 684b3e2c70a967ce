/** Texts of the desk's front page, which shows the headlines with buttons to edit them. */
export const today = {
  about: 'The headlines as readers see them. A change shows here at once; readers see it within 20 seconds.',
  sections: 'Sections',
  none: 'No headlines yet. They appear here once the site has fetched its sources.',
  pin: 'Put on top',
  pinSays: 'It leads the front page until then, for 48 hours at most.',
  second: 'Not as the lead, but as one of the three below',
  until: 'Until (local time)',
  hide: 'Take down',
  hideSays: 'It disappears from all pages, feeds and search.',
  hidePicture: 'Hide the picture',
  hidePictureSays: 'The headline stays. Its picture disappears from all pages.',
  hideWords: 'Hide titles with certain words',
  hideWordsSays:
    'Headlines, events and posts whose title has all of these words disappear from all pages, feeds and search, also those still to come. “Main Street” counts as one word.',
  words: 'Words, with commas between them',
  reason: 'Reason, for your records',
  story: 'With other outlets’ reports of the same story',
  everywhere: (count: number) => `In all ${count} papers`,
  pause: (source: string) => `Pause ${source}`,
  pauseSays: (source: string) => `No headline of ${source} is shown through that day.`,
  lastDay: 'Last day',
  pinned: (title: string, until: string) =>
    `Until ${until}, “${title}” is on top. Readers see it within 20 seconds.`,
  hidden: (title: string) => `“${title}” is taken down. Readers no longer see it within 20 seconds.`,
  pictureHidden: (title: string) =>
    `The picture of “${title}” is hidden. Readers no longer see it within 20 seconds.`,
  wordsHidden: (words: string, count: number) =>
    `Titles with ${words} are hidden, ${count === 1 ? 'one headline' : `${count} headlines`} now. Readers no longer see them within 20 seconds.`,
  paused: (source: string, until: string) =>
    `${source} is paused through ${until}. Its headlines disappear within 20 seconds.`,
  held: 'What you changed',
  isPinned: (until: string) => `On top until ${until}`,
  isHidden: (reason: string) => `Taken down: ${reason}`,
  isPictureHidden: (address: string) => `Picture hidden: ${address}`,
  areHidden: (reason: string) => `Titles with these words are hidden: ${reason}`,
  isPaused: (until: string) => `Paused through ${until}`,
  inAll: 'all papers',
  appliesTo: (papers: string) => `It applies to ${papers}.`,
  end: 'End this',
  ended: 'Ended. Readers see it as it was within 20 seconds.',
};
