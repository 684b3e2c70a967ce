import { expect, test } from '@jest/globals';
import { inSmallSteps, largeModulesIn } from '@/lib/server/scripts/large-modules.mjs';

// As the bundler of the pinned version writes it.
const body = (length: number) => `{"use strict";${'a();'.repeat(length / 4)}}`;
const code = [
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([document.currentScript',
  `11,e=>${body(100)}`,
  `146480,(e,t,n)=>${body(200_000)}`,
  `33,(e,t,n)=>${body(400)}`,
  `964893,(e,t)=>${body(9000)}]);`,
].join(',');

test('the large modules of a file are found by their numbers', () => {
  expect(largeModulesIn(code)).toEqual([146480, 964893]);
});

test('a file of another shape has none', () => {
  expect(largeModulesIn('(()=>{let e;var t})()')).toEqual([]);
});

test.each([
  ['no module to run', { otherChunks: ['static/chunks/a.js'] }],
  ['files that are not there', { otherChunks: ['static/chunks/none.js'], runtimeModuleIds: [7] }],
  ['files from elsewhere', { otherChunks: ['../../package.json'], runtimeModuleIds: [7] }],
])('a call with %s stays as it is', (_, call) => {
  expect(inSmallSteps(JSON.stringify(call))).toEqual([JSON.stringify(call)]);
});
