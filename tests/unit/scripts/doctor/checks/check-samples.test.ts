import '../../../open-cities';
import { expect, test } from '@jest/globals';
import { checkSamples } from '@/scripts/doctor/checks/check-samples';
import { thisCity } from '../../../this-city';

const email = 'editor@paper.example';
const city = {
  ...thisCity(),
  key: 'boulder',
  email,
  contact: { ...thisCity().contact, formUrl: 'https://f.example/' },
};

test('checkSamples lists the sample values that a live edition still has, with their files and keys', () => {
  const [{ found, details = [], ...finding } = { found: '' }] = checkSamples([city], true);
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
  expect(checkSamples([city], false)).toEqual([]);
});
