import { describe, expect, test } from '@jest/globals';
import type { Motif } from '@/lib/city/city-type';
import { calledMotifs } from '@/lib/pictures/choose/called-motifs';

const motif = (name: string): Motif => [{ src: name, width: 3, height: 2 }];
const river = motif('river');
const rink = motif('rink');
const pool = motif('pool');
const table = [
  { words: ['river', 'fishing'], motif: river },
  { words: ['rink', 'ice'], motif: rink },
  { words: ['water polo', 'lap'], motif: pool },
];

describe('the motifs that a headline calls for', () => {
  test.each([
    ['Ride the river trail', [river]],
    ['RIVER CLEAN-UP', [river]],
    ['Two rivers', [river]],
    ['Rinks open', [rink]],
    ['The river’s edge', [river]],
    ['Ice on the river: a rink', [river, rink]],
    ['Water polo, explained from the third row', [pool]],
    ['Riverside votes', []],
    ['What justice costs', []],
    ['Water for polo ponies', []],
    ['Overlapping claims', []],
    ['', []],
    ['冰球', []],
  ])('%s', (title, motifs) => {
    expect(calledMotifs(title, table)).toEqual(motifs);
  });
});

test('a plural may end in es', () => {
  expect(calledMotifs('Five churches', [{ words: ['church'], motif: river }])).toEqual([river]);
});

test('a phrase that means something else does not call', () => {
  const shy = [{ words: ['ice'], motif: rink, except: ['ice cream', 'ice agents'] }];
  expect(calledMotifs('Ice cream for ICE agents', shy)).toEqual([]);
  expect(calledMotifs('Ice cream on ice', shy)).toEqual([rink]);
});
