import { describe, expect, test } from '@jest/globals';
import {
  type AddressParts,
  type ForeignPicture,
  pictureBase,
  readPicturePath,
} from '@/lib/pictures/address/signed-address';

const key = 'a key of the operator, long enough';
const photo = 'https://cdn.example/2026/11/a street.jpg?w=1200&h=800';

function partsOf(path: string): AddressParts {
  const [, , signature = '', options = '', picture = '', width = ''] = path.split('/');
  return { signature, options, picture, width };
}

const signed = (picture: ForeignPicture) => partsOf(`${pictureBase(picture, key)}720`);

describe('an address of ours', () => {
  test.each<[string, ForeignPicture]>([
    ['a picture in a frame', { address: photo, drawing: 'grove-day', whole: false }],
    ['a whole picture with a drawing', { address: photo, drawing: 'grove-day', whole: true }],
    ['a picture in a text', { address: photo, drawing: undefined, whole: true }],
    [
      'letters beyond ASCII',
      { address: 'https://cdn.example/café/日本.jpg', drawing: 'cup-sea', whole: false },
    ],
  ])('is read back as it was written: %s', (_, picture) => {
    expect(readPicturePath(signed(picture), key)).toEqual({ ...picture, width: 720 });
  });

  test('holds nothing that a path would have to escape', () => {
    expect(pictureBase({ address: photo, drawing: 'grove-day' }, key)).toMatch(
      /^\/pictures\/[\w-]{16}\/grove-day\/[\w-]+\/$/,
    );
  });
});

describe('an address that was altered is not read', () => {
  const good = signed({ address: photo, drawing: 'grove-day' });
  const elsewhere = Buffer.from('http://169.254.169.254/').toString('base64url');
  test.each<[string, Partial<AddressParts>]>([
    ['another picture', { picture: elsewhere }],
    ['another drawing', { options: 'cup-sea' }],
    ['made whole', { options: 'whole.grove-day' }],
    ['a width that is not served', { width: '721' }],
    ['no signature', { signature: '' }],
    ['a shorter signature', { signature: good.signature.slice(0, 8) }],
    ['a longer signature', { signature: `${good.signature}A` }],
    ['a signature of other letters', { signature: 'ä'.repeat(16) }],
    ['the same bytes in another spelling', { picture: `${good.picture}=` }],
  ])('%s', (_, change) => {
    expect(readPicturePath({ ...good, ...change }, key)).toBeUndefined();
  });

  test('signed with another key', () => {
    expect(readPicturePath(good, 'the key of somebody else entirely')).toBeUndefined();
  });
});
