/** Messages for the Emergency page. */
export const emergency = {
  raiseTitle: 'Raise an emergency',
  about:
    'The text appears at the top of every page, within 20 seconds, and in the feeds. Say what happens, where, and what to do.',
  textIn: (paper: string) => `Text for ${paper}`,
  allPapers: (count: number) => `all ${count} papers`,
  allHelp:
    'It replaces no text above: a paper with a text of its own shows that one at the top of its pages, the others show this one.',
  until: 'Until (local time)',
  linkName: 'Source, such as the Fire Department',
  href: 'Address of the source',
  look: 'Look at it first',
  confirm: 'Show this on every page?',
  confirmAbout: (until: string) => `Until ${until}, readers see it on every page.`,
  silent: (papers: string) => `There is no text for ${papers}.`,
  needsText: 'Write a text first.',
  edit: 'Change it first',
  raise: 'Raise it now',
  raised: 'Raised. Readers see it on every page within 20 seconds.',
  change: 'Save the change',
  changed: 'Changed. Readers see the new text within 20 seconds.',
  lower: 'Lower it',
  lowered: 'Lowered. It is gone from every page within 20 seconds.',
  stillUp: (papers: string) => `Another emergency is still up: ${papers}.`,
  span: (from: string, until: string) => `${from} until ${until}`,
};
