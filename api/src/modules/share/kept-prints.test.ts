import { KeptPrints } from './kept-prints';

const of = (size: number) => async () => Buffer.alloc(size);
const never = async (): Promise<Buffer> => { throw new Error('printed again'); };

test('a print is made once for all who ask, while there is room; the one that nobody asked for longest goes', async () => {
  const prints = new KeptPrints(10);
  const [one, same] = await Promise.all([prints.have('a', of(4)), prints.have('a', never)]);
  expect(one).toBe(same);
  await prints.have('b', of(4));
  expect(await prints.have('a', never)).toBe(one);
  await prints.have('c', of(4));
  await expect(prints.have('b', never)).rejects.toThrow('printed again');
  expect(await prints.have('a', never)).toBe(one);
});

test('what could not be printed is tried again', async () => {
  const prints = new KeptPrints(10);
  await expect(prints.have('a', never)).rejects.toThrow();
  expect(await prints.have('a', of(1))).toHaveLength(1);
});
