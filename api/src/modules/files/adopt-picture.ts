import type { Context } from '../../context';
import { fetchPublic, publicInternet } from '../../public-internet/fetch-public';
import { keepFile } from './keep-file';
import { cleanPicture } from './clean-picture';
import { recognise } from './recognise';

const PATIENCE = { bytes: 2 * 1024 * 1024, milliseconds: 3_000, redirects: 2 } as const;

/** Fetches a picture that lies elsewhere and keeps it as an upload of the person; null when it can't be had, which stops nothing. */
export async function adoptPicture(context: Context, { ownerId, purpose, address }: { ownerId: string; purpose: string; address: string }, surroundings = publicInternet): Promise<string | null> {
  try {
    const { bytes } = await fetchPublic(address, PATIENCE, 'image/*', surroundings);
    const { contentType } = await recognise(bytes);
    return await keepFile(context, { ownerId, purpose, name: '', ...await cleanPicture(bytes, contentType) });
  } catch (error) {
    context.log.info({ error: error instanceof Error ? error.message : String(error) }, 'a picture from elsewhere can not be had');
    return null;
  }
}
