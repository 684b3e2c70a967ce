/** The corrections page. */
export const corrections = {
  description: (site: string) => `What ${site} got wrong, and when we corrected it, newest first.`,
  keywords: ['corrections', 'errors'],
  isWrong: 'Is something wrong?',
  tellUs: 'Tell us',
};
