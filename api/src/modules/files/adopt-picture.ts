import type { Context } from '../../request/context';
import { fetchPublic, publicInternet } from '../../public-internet/fetch-public';
import { cleanPicture } from './clean-picture';
import { fileAddress } from './file-addresses';
import { keepFile } from './keep-file';
import { recognise } from './recognise';

const PATIENCE = { bytes: 2 * 1024 * 1024, milliseconds: 3_000, redirects: 2 } as const;

/**
 * Fetches a picture that lies elsewhere and keeps it as the person's own, for everybody; null when it can't be had, which stops nothing.
 */
export async function adoptPicture(
  context: Context,
  { ownerId, purpose, address }: { ownerId: string; purpose: string; address: string },
  surroundings = publicInternet,
): Promise<string | null> {
  try {
    const { bytes } = await fetchPublic(address, PATIENCE, 'image/*', surroundings);
    const { contentType } = await recognise(bytes);
    const { id } = await keepFile(context, {
      ownerId,
      companyId: null,
      isVisitor: false,
      purpose,
      name: '',
      pictureOf: { kind: 'user', id: ownerId },
      ...(await cleanPicture(bytes, contentType)),
    });
    return fileAddress(id);
  } catch (error) {
    context.log.info({ error: error instanceof Error ? error.message : String(error) }, 'a picture from elsewhere can not be had');
    return null;
  }
}
