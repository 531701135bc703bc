import { batched } from './batched';
import type { Context } from './context';

const context = () => ({}) as Context;

test('objects that ask in the same moment share a reading, those of another answer have their own, and a later one reads anew', async () => {
  const asked: string[][] = [];
  const lengthOf = batched(async (_context, keys) => {
    asked.push([...keys]);
    return new Map(keys.filter((key) => key !== '').map((key) => [key, key.length]));
  }, 0);
  const [one, other] = [context(), context()];
  expect(await Promise.all([lengthOf(one, 'a'), lengthOf(one, 'bb'), lengthOf(one, 'a'), lengthOf(other, 'ccc'), lengthOf(one, '')]))
    .toEqual([1, 2, 1, 3, 0]);
  expect(asked).toEqual([['a', 'bb', ''], ['ccc']]);
  expect(await lengthOf(one, 'a')).toBe(1);
  expect(asked).toHaveLength(3);
});

test('a reading that fails fails for all that share it, and is tried anew', async () => {
  let isDown = true;
  const read = batched(async () => (isDown ? Promise.reject(new Error('down')) : new Map([['a', 1]])), 0);
  const one = context();
  expect(await Promise.allSettled([read(one, 'a'), read(one, 'b')])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  isDown = false;
  expect(await read(one, 'a')).toBe(1);
});
