import { KeptPrints } from './kept-prints';

const now = new Date('2026-06-01T10:00:00Z');
const of = (size: number, isWhole = true) => async () => ({ bytes: Buffer.alloc(size), isWhole });
const never = async (): Promise<never> => { throw new Error('printed again'); };

test('a print is made once for all who ask, while there is room; the one that nobody asked for longest goes', async () => {
  const prints = new KeptPrints(10);
  const [one, same] = await Promise.all([prints.have('a', now, of(4)), prints.have('a', now, never)]);
  expect(one).toBe(same);
  await prints.have('b', now, of(4));
  expect(await prints.have('a', now, never)).toBe(one);
  await prints.have('c', now, of(4));
  await expect(prints.have('b', now, never)).rejects.toThrow('printed again');
  expect(await prints.have('a', now, never)).toBe(one);
});

test('what could not be printed, or not whole, is tried again', async () => {
  const prints = new KeptPrints(10);
  await expect(prints.have('a', now, never)).rejects.toThrow();
  expect(await prints.have('a', now, of(1, false))).toHaveLength(1);
  expect(await prints.have('a', now, of(2))).toHaveLength(2);
  expect(await prints.have('a', now, never)).toHaveLength(2);
});

test('after ten minutes it is printed anew', async () => {
  const prints = new KeptPrints(10);
  await prints.have('a', now, of(1));
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(await prints.have('a', after(9.9), never)).toHaveLength(1);
  await expect(prints.have('a', after(10), never)).rejects.toThrow('printed again');
});
