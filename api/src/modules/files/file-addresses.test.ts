import type { AuthSecrets } from '../../process/secrets';
import { FileAddresses, fileIdOf } from './file-addresses';

const ID = '3b0c8c1e-5a53-4b8e-9d1c-0f5f6b1d2a10';
const OTHER = '3b0c8c1e-5a53-4b8e-9d1c-0f5f6b1d2a11';
const SECRET = 'a secret of at least thirty-two characters';

const at = (time: string, secrets: AuthSecrets = [SECRET]) => {
  let now = new Date(`2026-05-04T${time}Z`);
  const addresses = new FileAddresses(secrets, () => now);
  return { addresses, goTo: (later: string) => { now = new Date(`2026-05-04T${later}Z`); } };
};
const queryOf = (address: string) => new URL(address, 'http://x').searchParams;

test('an address is the same for everybody within the hour, another in the next, and good until the end of that', () => {
  const { addresses, goTo } = at('10:00:00');
  const first = addresses.sign(`/files/${ID}`, 'plan.pdf');
  expect(first).toMatch(new RegExp(`^/files/${ID}/plan\\.pdf\\?e=\\d+&s=[\\w-]{24}$`));
  goTo('10:59:59');
  expect(addresses.sign(`/files/${ID}`, 'plan.pdf')).toBe(first);
  expect(at('10:30:00').addresses.sign(`/files/${ID}`, 'plan.pdf')).toBe(first);
  goTo('11:00:00');
  expect(addresses.sign(`/files/${ID}`, 'plan.pdf')).not.toBe(first);
  expect(addresses.goodFor(ID, queryOf(first))).toBe(3600);
  goTo('11:59:59');
  expect(addresses.goodFor(ID, queryOf(first))).toBe(1);
  goTo('12:00:00');
  expect(addresses.goodFor(ID, queryOf(first))).toBe(0);
});

test('a signature is of one file and one hour', () => {
  const { addresses } = at('10:00:00');
  const query = queryOf(addresses.sign(`/files/${ID}`));
  const end = Number(query.get('e'));
  expect(addresses.goodFor(ID, query)).toBeGreaterThan(0);
  expect(addresses.goodFor(OTHER, query)).toBe(0);
  for (const [e, s] of [
    [String(end + 3600), query.get('s')],
    ['Infinity', query.get('s')],
    ['', query.get('s')],
    [String(end), ''],
    [String(end), 'x'.repeat(24)],
  ]) {
    expect(addresses.goodFor(ID, new URLSearchParams({ e: e ?? '', s: s ?? '' }))).toBe(0);
  }
});

test('a new secret signs, and what the one before signed is still good as long as it is listed', () => {
  const before = queryOf(at('10:00:00').addresses.sign(`/files/${ID}`));
  expect(at('10:00:00', ['a new secret of at least 32 characters!', SECRET]).addresses.goodFor(ID, before)).toBeGreaterThan(0);
  expect(at('10:00:00', ['a new secret of at least 32 characters!']).addresses.goodFor(ID, before)).toBe(0);
});

test('an address of ours leads to its file, signed or not; every other to none', () => {
  const { addresses } = at('10:00:00');
  expect([`/files/${ID}`, addresses.sign(`/files/${ID}`), addresses.sign(`/files/${ID}`, 'a b.pdf')].map(fileIdOf)).toEqual([ID, ID, ID]);
  expect(
    [`https://elsewhere.example/files/${ID}`, `//x/files/${ID}`, `/files/${ID}0`, '/files/../api', `/files/none`].map(fileIdOf),
  ).toEqual(Array(5).fill(null));
  expect(addresses.sign('/demo/pictures/loopcrate.svg')).toBe('/demo/pictures/loopcrate.svg');
});
