import { READER, type Session } from '@heartwood/contract';

const KEY = 'heartwood-reader';

interface KnownHere {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  newId(): string;
  /** Whether somebody is signed in in this browser, and which companies are theirs. */
  isSignedIn: boolean;
  companyIds: readonly string[];
}

/** The session of a page that is read by its address: nobody's, whoever is signed in. */
export function createReaderSession({ storage, newId, isSignedIn, companyIds }: KnownHere): Session {
  return { ...READER, reader: { id: readerId(storage, newId), ownCompanyIds: isSignedIn ? companyIds : [] } };
}

/** By which a browser is known again, so that whoever comes back is told what is new. */
function readerId(storage: KnownHere['storage'], newId: () => string): string | null {
  try {
    const kept = storage.getItem(KEY);
    if (kept !== null && /^[0-9a-f-]{36}$/.test(kept)) return kept;
    const made = newId();
    storage.setItem(KEY, made);
    return made;
  } catch {
    return null;
  }
}
