import { unsupported } from '../../request/errors';
import { decodePicture } from './picture-decoder';

/** Larger than any screen shows. */
const LONGEST_SIDE = 2560;
const LIMITS = { pixels: 60_000_000, seconds: 20 } as const;

/** Decodes and writes anew: turned upright, without place and camera, without anything behind the picture. */
export async function cleanPicture(bytes: Buffer, contentType: string): Promise<{ bytes: Buffer; contentType: string }> {
  try {
    const isMoving = contentType === 'image/gif' || contentType === 'image/webp';
    const picture = decodePicture(bytes, { ...LIMITS, isMoving }).rotate()
      .resize({ width: LONGEST_SIDE, height: isMoving ? undefined : LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    switch (contentType) {
      case 'image/png': return { bytes: await picture.png().toBuffer(), contentType };
      case 'image/jpeg': return { bytes: await picture.jpeg({ quality: 86 }).toBuffer(), contentType };
      default: return { bytes: await picture.webp({ quality: 86 }).toBuffer(), contentType: 'image/webp' };
    }
  } catch (error) {
    throw Object.assign(unsupported('This picture could not be read.'), { cause: error });
  }
}
