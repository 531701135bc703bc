import type { Logger } from '../../../process/log';
import { fetchPublic, publicInternet, type Surroundings } from '../../../public-internet/fetch-public';
import { decodePicture, recognise } from '../../files';
import { pageFacts } from './page-facts';

export interface LinkPreview {
  url: string;
  title: string | null;
  description: string | null;
  siteName: string | null;
  /** A small picture as a data address: readers' browsers ask no other host. */
  image: string | null;
}

const PAGE = { bytes: 512 * 1024, milliseconds: 5_000, redirects: 3 } as const;
const PICTURE = { bytes: 2 * 1024 * 1024, milliseconds: 4_000, redirects: 2 } as const;
const THUMBNAIL = 160;
const DECODE = { pixels: 40_000_000, seconds: 2 } as const;
const KEPT_MS = 10 * 60_000;
const KEPT = 500;

const kept = new Map<string, { until: number; preview: Promise<LinkPreview | null> }>();

/** What a link shows under a message; null when the page can't be had or says nothing. */
export function readPreview(
  address: string, log: Logger, now: Date, surroundings: Surroundings = publicInternet,
): Promise<LinkPreview | null> {
  const known = kept.get(address);
  if (known && known.until > now.getTime()) return known.preview;
  const preview = look(address, log, surroundings);
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(address, { until: now.getTime() + KEPT_MS, preview });
  return preview;
}

async function look(address: string, log: Logger, surroundings: Surroundings): Promise<LinkPreview | null> {
  try {
    const { url, contentType, bytes } = await fetchPublic(address, PAGE, 'text/html', surroundings);
    if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(contentType)) return null;
    const { title, description, siteName, image } = pageFacts(new TextDecoder(charsetOf(contentType)).decode(bytes));
    if (title === null) return null;
    const small = image === null ? null : await thumbnail(new URL(image, url).href, log, surroundings);
    return { url: url.href, title, description, siteName: siteName ?? url.hostname.replace(/^www\./, ''), image: small };
  } catch (error) {
    log.debug({ error: error instanceof Error ? error.message : String(error) }, 'a link has no preview');
    return null;
  }
}

async function thumbnail(address: string, log: Logger, surroundings: Surroundings): Promise<string | null> {
  try {
    const { bytes } = await fetchPublic(address, PICTURE, 'image/*', surroundings);
    // What it is, before anything opens it: a stranger's server chose these bytes.
    if ((await recognise(bytes)).kind !== 'picture') return null;
    const picture = await decodePicture(bytes, DECODE).resize(THUMBNAIL, THUMBNAIL, { fit: 'cover' }).webp({ quality: 70 }).toBuffer();
    return `data:image/webp;base64,${picture.toString('base64')}`;
  } catch (error) {
    log.debug({ error: error instanceof Error ? error.message : String(error) }, 'a link has no picture');
    return null;
  }
}

function charsetOf(contentType: string): string {
  const charset = /charset="?([\w-]{2,20})/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).encoding;
  } catch {
    return 'utf-8';
  }
}
