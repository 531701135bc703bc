import type { AuthSecrets } from '../../process/secrets';
import { Signer } from '../../process/signer';
import { UUID } from '../../text/uuid';

const HOUR = 3600;
const MOST_KEPT = 10_000;

const ADDRESS = new RegExp(`^/files/(${UUID})(?:[/?]|$)`);

/** The file that an address of ours is of, signed or not; null for every other address. */
export function fileIdOf(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null;
}

/** Where a file stands in our rows: for everybody when it is public, else to be signed for who reads the row. */
export const fileAddress = (id: string) => `/files/${id}`;

/**
 * Addresses of files that not everybody may fetch. One is the same for all who read it within the hour, so that streams stay
 * shared and caches work, and it is good until the end of the hour after.
 */
export class FileAddresses {
  private readonly signer: Signer;
  private readonly signed = new Map<string, string>();
  private signedUntil = 0;

  constructor(secrets: AuthSecrets, private readonly now: () => Date) {
    this.signer = new Signer(secrets, 'addresses of files');
  }

  /** The address as it stands in our rows, signed; an address that is none of a file stays as it is. */
  sign(address: string, name = ''): string {
    const id = fileIdOf(address);
    if (id === null) return address;
    const end = (Math.floor(this.seconds() / HOUR) + 1) * HOUR;
    if (end !== this.signedUntil || this.signed.size >= MOST_KEPT) {
      this.signed.clear();
      this.signedUntil = end;
    }
    const path = fileAddress(id) + (name === '' ? '' : `/${encodeURIComponent(name)}`);
    const known = this.signed.get(path);
    if (known !== undefined) return known;
    const made = `${path}?e=${end}&s=${this.signer.sign(`${id} ${end}`)}`;
    this.signed.set(path, made);
    return made;
  }

  /** For how many seconds the address of this file is still good; 0 when it is not. */
  goodFor(id: string, query: URLSearchParams): number {
    const end = Number(query.get('e'));
    const left = end + HOUR - Math.floor(this.seconds());
    if (!Number.isSafeInteger(end) || left <= 0) return 0;
    return this.signer.hasSigned(`${id} ${end}`, query.get('s') ?? '') ? Math.min(left, 2 * HOUR) : 0;
  }

  private seconds(): number {
    return this.now().getTime() / 1000;
  }
}
