import { beforeEach, expect, jest, test } from '@jest/globals';
import { hoverDelay } from '@/components/islands/site/hover-delay';

let shown: (string | undefined)[];
let mouse: ReturnType<typeof hoverDelay<string>>;

beforeEach(() => {
  jest.useFakeTimers();
  shown = [];
  mouse = hoverDelay<string>({ open: 200, close: 150, skip: 300 }, (target) => shown.push(target));
});

const after = (ms: number) => {
  jest.advanceTimersByTime(ms);
  return shown;
};

test('hoverDelay shows the target that a mouse rests on', () => {
  mouse.enter('menu');
  expect(after(199)).toEqual([]);
  expect(after(1)).toEqual(['menu']);
});

test('hoverDelay shows nothing for a mouse that only passes over the target', () => {
  mouse.enter('menu');
  after(199);
  mouse.leave();
  expect(after(1)).toEqual([]);
});

test('hoverDelay hides the target a moment after the mouse has left, so that the mouse can cross a gap', () => {
  mouse.enter('menu');
  after(200);
  mouse.leave();
  expect(after(149)).toEqual(['menu']);
  mouse.enter('menu');
  expect(after(1000)).toEqual(['menu', 'menu']);
  mouse.leave();
  expect(after(150)).toEqual(['menu', 'menu', undefined]);
});

test('hoverDelay shows the next target without delay only if it is hovered soon after the last one', () => {
  mouse.enter('menu');
  after(200);
  mouse.leave();
  after(150 + 299);
  mouse.enter('another');
  expect(shown).toEqual(['menu', undefined, 'another']);
  mouse.leave();
  after(150 + 300);
  mouse.enter('a third');
  expect(after(199)).toEqual(['menu', undefined, 'another', undefined]);
  expect(after(1)).toEqual(['menu', undefined, 'another', undefined, 'a third']);
});

test('hoverDelay does not show a canceled target', () => {
  mouse.enter('menu');
  mouse.cancel();
  expect(after(1000)).toEqual([]);
});
