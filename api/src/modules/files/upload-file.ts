import type { Context } from '../../request/context';
import { fileTooLarge, invalid, unsupported } from '../../request/errors';
import type { RouteAnswer, UploadedFile } from '../../rest/route';
import { requireMessenger } from '../identity';
import { cleanPicture } from './clean-picture';
import { fileAddress } from './file-addresses';
import { keepFile } from './keep-file';
import { recognise } from './recognise';

export interface Upload { fileType?: string | undefined; type?: string | undefined; file?: string | undefined }

/** The company that what the viewer uploads counts for. Companies know people, people know files: so it is handed in. */
export type CompanyOf = (context: Context, userId: string) => Promise<string | null>;

/** Purposes that must be a picture. */
const PICTURE_PURPOSE = /^(image|picture|photo|logo|cover|banner|avatar)|(image|photo|logo|cover|picture|banner)$/i;

/**
 * POST /helpers/uploadFile: a form with `fileType` and `file`, or JSON with `file` (base64 or a data URL) and `type`. Answers
 * what was kept, at an address for the one who sent it: the file is nobody else's until a command claims it for a thing.
 */
export async function uploadFile(companyOf: CompanyOf, context: Context, body: Upload, form: UploadedFile | null): Promise<RouteAnswer> {
  const { userId, embed } = requireMessenger(context);
  const given = form ?? fromText(body.file);
  if (given.bytes.length === 0) throw invalid('file', 'The file is empty.');
  if (given.bytes.length > context.config.uploadMaxBytes) throw fileTooLarge(context.config.uploadMaxBytes);
  const purpose = (body.fileType ?? body.type ?? 'file').toLowerCase();
  const found = await recognise(given.bytes);
  if (found.kind !== 'picture' && PICTURE_PURPOSE.test(purpose))
    throw unsupported('Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.');
  const clean =
    found.kind === 'picture' ? await cleanPicture(given.bytes, found.contentType) : { bytes: given.bytes, contentType: found.contentType };
  const companyId = embed?.companyId ?? await companyOf(context, userId);
  const kept = await keepFile(context, {
    ...clean,
    ownerId: userId,
    companyId,
    isVisitor: embed != null,
    purpose: purpose.slice(0, 100),
    name: given.name,
  });
  return { status: 201, body: { ...kept, url: context.fileAddresses.sign(fileAddress(kept.id), kept.name) } };
}

function fromText(file: string | undefined): UploadedFile {
  if (!file) throw invalid('file', 'Please choose a file.');
  const data = /^data:[^,]{0,200};base64,/.exec(file)?.[0] ?? '';
  const text = file.slice(data.length);
  if (!/^[A-Za-z0-9+/=_\s-]+$/.test(text)) throw invalid('file', 'The file must be sent as base64 text or as a data URL.');
  return { bytes: Buffer.from(text, 'base64'), name: '' };
}
