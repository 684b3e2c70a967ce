/** Texts around the legal documents (lib/cities/defaults/legal). */
export const legal = {
  effective: (date: string) => `Effective ${date}`,
  about: (site: string) => `About ${site}`,
  aboutSentence: (site: string) => `Who publishes ${site}, how it is made and paid for, and how to reach us.`,
  aboutKeyword: (site: string) => `about ${site}`,
  privacySentence: (site: string) =>
    `What information ${site} receives, how we use it and what choices you have. No accounts, no cookies of our own, no tracking of our own.`,
  privacyKeyword: 'privacy policy',
  termsSentence: (site: string) => `The rules for using ${site}, and how you may use what we publish.`,
  termsKeyword: 'terms of service',
  sampleSentence: 'What is sample content on this site, and what is real.',
};
