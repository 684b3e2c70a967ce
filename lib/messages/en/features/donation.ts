/** The donation message, which is on every page. */
export const donation = {
  close: 'Close',
  kicker: (isSample: boolean) => (isSample ? 'Donate (sample)' : 'Donate'),
  title: 'Support a local cause',
  sentence: (name: string) =>
    `${name} receives your donation, and none of it goes to this site. If you close this message, you will not see it again.`,
  donate: 'Donate Now',
  later: 'Maybe Later',
  newTab: 'Opens another website in a new tab.',
  sample: (name: string) => `This is a sample message: ${name} did not ask for it.`,
};
