import type { PlanDrawing } from '@heartwood/contract/domain';
import { planSvg } from '@heartwood/contract/domain';

/** Twice as fine as it is drawn, as sharp screens show it; some browsers make no picture of more pixels. */
const FINENESS = 2;
const MOST_PIXELS = 16_000_000;

/** How many pixels a drawing has as a picture. */
export function pictureSize({ width, height }: Pick<PlanDrawing, 'width' | 'height'>): { width: number; height: number } {
  const fineness = Math.min(FINENESS, Math.sqrt(MOST_PIXELS / (width * height)));
  return { width: Math.floor(width * fineness), height: Math.floor(height * fineness) };
}

/** A drawing as a PNG. Throws where the browser makes none. */
export async function planPicture(drawing: PlanDrawing): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([planSvg(drawing)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { width, height } = pictureSize(drawing);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
