import sharp from 'sharp';

// Of what libvips can open, only the pictures that we take: an SVG is a program, and rare formats have rare faults.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif', 'VipsForeignLoadHeif'],
});

export interface DecodeLimits {
  /** A small file may claim to be a huge picture. */
  pixels: number;
  /** Of work; what takes longer is given up. */
  seconds: number;
  /** All frames of a moving picture, which count together. */
  isMoving?: boolean;
}

/** Opens a picture that was recognised before; a broken one fails when it is read. */
export function decodePicture(bytes: Buffer, { pixels, seconds, isMoving = false }: DecodeLimits): sharp.Sharp {
  return sharp(bytes, { limitInputPixels: pixels, animated: isMoving, failOn: 'error' }).timeout({ seconds });
}
