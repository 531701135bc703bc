import type { Context } from '../../context';
import { invalid, tooLarge, unsupported } from '../../errors';
import type { RouteAnswer, UploadedFile } from '../../route';
import { requireMessenger } from '../identity';
import { cleanPicture } from './clean-picture';
import { keepFile } from './keep-file';
import { recognise } from './recognise';

export interface Upload { fileType?: string | undefined; type?: string | undefined; file?: string | undefined }

/** Purposes that must be a picture. */
const PICTURE_PURPOSE = /^(image|picture|photo|logo|cover|banner|avatar)|(image|photo|logo|cover|picture|banner)$/i;

/** POST /helpers/uploadFile: a form with `fileType` and `file`, or JSON with `file` (base64 or a data URL) and `type`. */
export async function uploadFile(context: Context, body: Upload, form: UploadedFile | null): Promise<RouteAnswer> {
  const viewer = requireMessenger(context);
  const given = form ?? fromText(body.file);
  if (given.bytes.length === 0) throw invalid('file', 'The file is empty.');
  if (given.bytes.length > context.config.uploadMaxBytes) throw tooLarge('The file is too large.');
  const purpose = (body.fileType ?? body.type ?? 'file').toLowerCase();
  const found = await recognise(given.bytes);
  if (found.kind !== 'picture' && (PICTURE_PURPOSE.test(purpose))) throw unsupported('Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.');
  const { bytes, contentType } = found.kind === 'picture' ? await cleanPicture(given.bytes, found.contentType) : { bytes: given.bytes, contentType: found.contentType };
  const url = await keepFile(context, { ownerId: viewer.userId, purpose: purpose.slice(0, 100), contentType, name: safeName(given.name), bytes });
  return { status: 201, body: { url } };
}

function fromText(file: string | undefined): UploadedFile {
  if (!file) throw invalid('file', 'Please choose a file.');
  const data = /^data:[^,]{0,200};base64,/.exec(file)?.[0] ?? '';
  const text = file.slice(data.length);
  if (!/^[A-Za-z0-9+/=_\s-]+$/.test(text)) throw invalid('file', 'The file must be sent as base64 text or as a data URL.');
  return { bytes: Buffer.from(text, 'base64'), name: '' };
}

/** Only ever used in a content-disposition. */
function safeName(name: string): string {
  return name.replaceAll(/[\p{C}/\\]/gu, ' ').trim().slice(-200);
}
