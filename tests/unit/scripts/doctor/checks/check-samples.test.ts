import { expect, test } from '@jest/globals';
import { checkSamples } from '@/scripts/doctor/checks/check-samples';
import { city } from '../../../served-city';

const email = 'editor@paper.example';
const edited = {
  ...city,
  key: 'boulder',
  email,
  contact: { ...city.contact, formUrl: 'https://f.example/' },
};

test('checkSamples lists the sample values that a live edition still has, with their files and keys', () => {
  const [{ found, details = [], ...finding } = { found: '' }] = checkSamples([edited], true);
  expect(finding).toMatchObject({ subject: 'samples in boulder', state: 'note' });
  expect([found, ...details]).toEqual(
    expect.arrayContaining([
      'city.yaml: email is made up',
      'city.yaml: contact.formUrl is made up',
      'books.yaml: program is made up',
      'books.yaml: list is made up (38)',
    ]),
  );
});

test('checkSamples reports nothing for a sample edition', () => {
  expect(checkSamples([edited], false)).toEqual([]);
});
