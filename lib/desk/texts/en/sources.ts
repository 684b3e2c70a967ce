/** Messages for the Sources page. */
export const sources = {
  about: 'Look at them now to see the state of each: how many items, how new, and what to do.',
  look: 'Look at all sources now',
  looked: 'These are the sources as they are now.',
  lookedAt: (time: string) => `Last look: ${time}`,
  change: 'Change or take out a source',
  endPause: 'End the pause',
  add: 'Add a source',
  address: 'Address of its website or feed',
  section: 'Section',
  find: 'Find its feed',
  unread: (address: string) =>
    `“${address}” cannot be read: the site does not answer or refuses. Check the spelling, or try again later.`,
  noFeed: (address: string) => `“${address}” has no feed that can be read. Look on that site for “RSS.”`,
  found: 'Is this it?',
  name: 'Name that readers see',
  addIt: 'Add it',
  added: 'Added. Its headlines appear once it has been fetched, within a few minutes.',
  needsAddress: 'Write an address first.',
};
