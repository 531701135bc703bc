import { READER } from '@heartwood/contract';
import { createReaderFetch } from './reader-fetch';
import { createReaderSession } from './reader-session';

function memory(kept: Record<string, string> = {}) {
  return { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, text: string) => void (kept[key] = text), kept };
}
const known = { newId: () => '3f0c2b1a-0000-4000-8000-000000000001', isSignedIn: false, companyIds: ['c1'] };

it('is nobody, also for who is signed in, who says which companies are theirs', () => {
  const storage = memory();
  expect(createReaderSession({ ...known, storage })).toEqual({ ...READER, reader: { id: known.newId(), ownCompanyIds: [] } });
  const { reader, ...session } = createReaderSession({ ...known, storage, isSignedIn: true, newId: () => 'another' });
  expect(session).toEqual(READER);
  expect(reader).toEqual({ id: known.newId(), ownCompanyIds: ['c1'] });
});

it('is not known again where the browser keeps nothing, and takes no id that is none', () => {
  const closed = { getItem: () => { throw new Error('closed'); }, setItem: () => undefined };
  expect(createReaderSession({ ...known, storage: closed }).reader?.id).toBeNull();
  expect(createReaderSession({ ...known, storage: memory({ 'heartwood-reader': '<script>' }) }).reader?.id).toBe(known.newId());
});

it('asks the API as nobody: no token, no person, no company, and no address of the page', async () => {
  const sent: { path: string; init: RequestInit }[] = [];
  const fetch = createReaderFetch((path, init) => {
    sent.push({ path, init });
    return Promise.resolve(new Response('{}'));
  });
  await fetch('/graphql', {
    method: 'POST', headers: { authorization: 'Bearer stolen', 'x-user-id': 'u1', 'x-company-id': 'c1', accept: 'application/json' },
  });
  const headers = Object.fromEntries(new Headers(sent[0]?.init.headers));
  expect(headers).toEqual({ accept: 'application/json', 'x-role': 'PUBLIC' });
  expect(sent[0]?.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' });
  await expect(fetch('https://elsewhere.example/')).rejects.toThrow('asks the API alone');
});
