/** Messages for the Ads page. */
export const ads = {
  about:
    'Ads that you sold run from their first through their last day, marked as ads. The wide slot is on most pages, up to three times on the front page; the tall one once, on wide screens only.',
  new: 'Sell an ad',
  calendar: 'What is sold, by week',
  week: 'Week of',
  slots: { 250: 'Wide', 600: 'Tall' },
  free: 'Free',
  room: (free: number, of: number) => `${free} of ${of} free`,
  allPapers: (name: string) => `${name} (in all papers)`,
  none: 'No ad is sold yet.',
  ended: 'Ended',
  unread: 'The slot or the days of this ad cannot be read, so readers do not see it.',
  change: 'Change the ad',
  remove: 'Take it out',
  removed: (name: string) => `The ad “${name}” is taken out. Within 20 seconds, readers no longer see it.`,
  saved: (name: string) => `The ad “${name}” is saved. Readers see it within 20 seconds on its days.`,
  photo: 'Upload a picture',
  photoHelp:
    'At most 60 MB: 600 by 500 pixels for the wide slot, 600 by 800 for the tall one. It replaces the one below.',
  full: (names: string) =>
    `This slot is full on some of these days: ${names}. Choose other days or another slot.`,
};
