import { decodePicture } from './picture-decoder';

const LIMITS = { pixels: 1_000_000, seconds: 2 };
const BMP = Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]);
/** One white pixel. */
const TIFF = Buffer.from(
  '49492a000800000008000001030001000000010000000101030001000000010000000201030001000000080000000301030001000000010000000601030001000000010000001101040001000000720000001601030001000000010000001701040001000000010000000000000000ff',
  'hex',
);

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>')],
  ['TIFF', TIFF],
  ['BMP', BMP],
  ['a PDF', Buffer.from('%PDF-1.7\n%%EOF')],
])('%s is never opened, not even by somebody who forgot to recognise it', async (_kind, bytes) => {
  await expect(decodePicture(bytes, LIMITS).png().toBuffer()).rejects.toThrow('unsupported image format');
});
