import { freePlace } from './free-place';

const room = { top: 68, bottom: 800 };
const at = (top: number, bottom: number) => ({ top, bottom });

test.each([
  ['nothing is there', [], 68],
  ['a bar stands above it', [at(10, 46)], 68],
  ['a button stands where it would', [at(80, 116)], 120],
  ['the next gap is too small', [at(80, 116), at(160, 190)], 194],
  ['the gap is as high as the card and its air', [at(10, 64), at(152, 180)], 68],
  ['no gap is high enough: it stands where it always does', [at(70, 400), at(420, 790)], 68],
])('%s', (_name, controls, top) => {
  expect(freePlace(controls, 80, room)).toBe(top);
});
