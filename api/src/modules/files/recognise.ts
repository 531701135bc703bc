import { fileTypeFromBuffer } from 'file-type/node';
import { unsupported } from '../../request/errors';

/** Pictures are decoded and written anew, so whatever hides in them is gone. */
const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Kept as they are and served as downloads (video and sound in place). */
const OTHERS = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'video/mp4', 'video/webm', 'video/quicktime', 'audio/mpeg', 'audio/mp4',
];

/** What the bytes are; neither the name nor the sender's word counts. */
export async function recognise(bytes: Buffer): Promise<{ kind: 'picture' | 'other'; contentType: string }> {
  const contentType = (await fileTypeFromBuffer(bytes))?.mime;
  if (contentType !== undefined && PICTURES.includes(contentType)) return { kind: 'picture', contentType };
  if (contentType !== undefined && OTHERS.includes(contentType)) return { kind: 'other', contentType };
  if (contentType === undefined && isPlainText(bytes)) return { kind: 'other', contentType: 'text/plain; charset=utf-8' };
  throw unsupported('This kind of file is not accepted. Use a picture, a PDF, an Office document, a text, or a video.');
}

/** Notes, CSV and the like: UTF-8 without control characters, and nothing that begins like a page or a script. */
function isPlainText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/[\p{Cc}]/u.test(text.replaceAll(/[\t\n\r\f]/g, '')) && !/^\s*(<|#!)/.test(text);
  } catch {
    return false;
  }
}
