import { describe, expect, it } from '@jest/globals';
import { withoutTitleTails } from '@/lib/base/text/excerpt/title-tails';

const names = ['The Orange Paper', 'Orange Paper – Opinion', 'orangepaper', 'Grove News'];
const title = 'Library reopens after repairs';

describe('withoutTitleTails', () => {
  it.each([
    ' - The Orange Paper',
    ' | Orange Paper',
    ' – OrangePaper',
    ' | Opinion',
    ' | Maria Lopez',
    ' | Maria Lopez and Sam Ito',
    ' | Maria Lopez, and Sam Ito',
    ' | The Grove News',
    ' – live!',
    ' – live',
    ' – live updates',
    ' – video',
    ' — Watch',
    ' – video | Maria Lopez',
    ' – video - The Orange Paper',
  ])('takes off "%s"', (tail) => {
    expect(withoutTitleTails(title + tail, names, 'Maria Lopez, Sam Ito')).toBe(title);
  });

  it.each([
    'Built for the storm – Episode 21',
    'Library reopens – mayor',
    'Best of the county - Orange Grove Press',
    'Library reopens | Jane Roe',
    'Library reopens | Maria Lopez and Jane Roe',
    'What happened to the library – ???',
    'Why the well-known-Orange Paper was sold',
    'Live - The Orange Paper',
    'A council divided — or not',
  ])('leaves "%s"', (whole) => {
    expect(withoutTitleTails(whole, names, 'Maria Lopez')).toBe(whole);
  });

  it.each([
    ['Ten signs! – video', 'Ten signs!'],
    ['Nine sign – video', 'Nine sign – video'],
  ])('leaves ten characters at least: "%s"', (whole, left) => {
    expect(withoutTitleTails(whole, names)).toBe(left);
  });
});
