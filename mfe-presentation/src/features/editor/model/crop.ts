import type { ImageBlock } from '@heartwood/contract/deck';
import { resized, type Box, type Handle } from './geometry';

export type Crop = NonNullable<ImageBlock['crop']>;
/** Where a picture's frame stands, and which part of the picture is in it. */
export interface Cut { box: Box; crop: Crop }

const LEAST = 0.05;
const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * What is shown of a picture of this ratio, width to height: as it was cut, else the whole where it is shown whole, else its middle, as
 * large as fills the frame.
 */
export function cutOf({ x, y, width, height, fit, crop }: ImageBlock, ratio: number): Cut {
  const box = { x, y, width, height };
  if (crop) return { box, crop };
  const own = width / height;
  if (fit === 'contain') {
    const whole = own < ratio ? { width, height: width / ratio } : { width: height * ratio, height };
    return {
      box: { ...whole, x: x + (width - whole.width) / 2, y: y + (height - whole.height) / 2 }, crop: { x: 0, y: 0, width: 1, height: 1 },
    };
  }
  const part = own < ratio ? { width: own / ratio, height: 1 } : { width: 1, height: ratio / own };
  return { box, crop: { ...part, x: (1 - part.width) / 2, y: (1 - part.height) / 2 } };
}

/** Where the whole picture lies. */
export function pictureOf({ box, crop }: Cut): Box {
  const [width, height] = [box.width / crop.width, box.height / crop.height];
  return { x: box.x - crop.x * width, y: box.y - crop.y * height, width, height };
}

/** The picture is moved below its frame, as far as it goes. */
export function panned({ box, crop }: Cut, dx: number, dy: number): Cut {
  const { width, height } = pictureOf({ box, crop });
  return {
    box, crop: { ...crop, x: between(0, crop.x - dx / width, 1 - crop.width), y: between(0, crop.y - dy / height, 1 - crop.height) },
  };
}

/** The frame is made larger or smaller over the picture, which stays where it lies. */
export function framed(cut: Cut, handle: Handle, dx: number, dy: number): Cut {
  const whole = pictureOf(cut);
  const to = resized(cut.box, handle, dx, dy, false);
  const [left, right] = edges(to.x, to.x + to.width, whole.x, whole.width, handle.includes('w'));
  const [top, bottom] = edges(to.y, to.y + to.height, whole.y, whole.height, handle.includes('n'));
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return {
    box,
    crop: {
      x: (left - whole.x) / whole.width, y: (top - whole.y) / whole.height, width: box.width / whole.width,
      height: box.height / whole.height,
    },
  };
}

/** Within the picture, and never so near that nothing is left. */
function edges(from: number, to: number, start: number, length: number, movesFrom: boolean): readonly [number, number] {
  const [least, end] = [length * LEAST, start + length];
  return movesFrom
    ? [between(start, from, to - least), between(start, to, end)]
    : [between(start, from, end), between(from + least, to, end)];
}
