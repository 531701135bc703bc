import type { Area } from 'react-easy-crop';

/** As large as a picture is kept: sharp where it is drawn largest, at twice the dots. */
const MOST_SIDE = 512;

/** The square of a picture as a file of its own, at most 512 pixels wide; `address` is one of this page's own. */
export async function croppedFile(address: string, { x, y, width, height }: Area, name: string): Promise<File> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const side = Math.min(MOST_SIDE, Math.round(width));
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((done) => { canvas.toBlob(done, 'image/png'); });
  if (!blob) throw new Error('The picture could not be drawn.');
  return new File([blob], name.replace(/\.\w+$/, '') + '.png', { type: 'image/png' });
}
