import type { ImageBlock } from '@heartwood/contract/deck';
import { cutOf, framed, panned, pictureOf } from './crop';

const image: ImageBlock = {
  id: 'image-001', kind: 'image', address: '/files/a', alt: '', fit: 'cover', x: 100, y: 100, width: 200, height: 200, rev: 1, bindings: [],
};

test('a picture that was not cut begins with what its frame shows: the middle', () => {
  const cut = cutOf(image, 2);
  expect(cut.crop).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(pictureOf(cut)).toEqual({ x: 0, y: 100, width: 400, height: 200 });
  expect(cutOf({ ...image, crop: { x: 0, y: 0, width: 1, height: 0.5 } }, 2).crop.height).toBe(0.5);
});

test('a picture that is shown whole begins with the whole of it, where that lies in its frame', () => {
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  expect(cutOf({ ...image, fit: 'contain' }, 2)).toEqual({ box: { x: 100, y: 150, width: 200, height: 100 }, crop: whole });
  expect(cutOf({ ...image, fit: 'contain' }, 0.5)).toEqual({ box: { x: 150, y: 100, width: 100, height: 200 }, crop: whole });
});

test('it is moved below its frame as far as it goes', () => {
  const cut = cutOf(image, 2);
  expect(panned(cut, 40, 30).crop).toEqual({ x: 0.15, y: 0, width: 0.5, height: 1 });
  expect(panned(cut, 4000, 0).crop.x).toBe(0);
  expect(panned(cut, -4000, 0).crop.x).toBe(0.5);
});

test('its frame is made larger and smaller over the picture, within it, and never nothing', () => {
  const cut = cutOf(image, 2);
  const wider = framed(cut, 'e', 50, 0);
  expect(wider).toEqual({ box: { x: 100, y: 100, width: 250, height: 200 }, crop: { x: 0.25, y: 0, width: 0.625, height: 1 } });
  expect(pictureOf(wider)).toEqual(pictureOf(cut));
  expect(framed(cut, 'se', 4000, 4000).box).toEqual({ x: 100, y: 100, width: 300, height: 200 });
  expect(framed(cut, 'nw', 4000, 4000).box).toEqual({ x: 280, y: 284, width: 20, height: 16 });
});
