import { describe, expect, test } from '@jest/globals';
import { embedKinds } from '@/lib/pages/embeds/embed-kinds';

const kinds = Object.entries(embedKinds);

describe.each(kinds)('a %s', (kind, { sandbox, allow }) => {
  test('may not leave the page, download, lock the pointer or open dialogs of the browser', () => {
    expect(sandbox).not.toMatch(/top-navigation|downloads|modals|pointer-lock|orientation/);
  });

  test('gets neither camera, microphone, place, payment nor sensors', () => {
    expect(allow).not.toMatch(/camera|microphone|geolocation|payment|usb|gyroscope|accelerometer|clipboard/);
  });

  test(`${kind === 'form' ? 'may' : 'may not'} send forms`, () => {
    expect(sandbox.includes('allow-forms')).toBe(kind === 'form');
  });
});
