import { act, renderHook } from '@testing-library/react';
import { useZoom } from './use-zoom';

const open = (steps?: readonly number[]) => {
  const { result, rerender } = renderHook(({ id }) => useZoom(id, steps), { initialProps: { id: 'a' } });
  const walk = (...by: (1 | -1)[]) => by.map((one) => {
    act(() => result.current.step(one));
    return result.current.level;
  });
  return { zoom: () => result.current, walk, show: (id: string) => rerender({ id }) };
};

test('begins as it fits, goes as far as its steps go, and another one fits again', () => {
  const { zoom, walk, show } = open([.5, 1, 2]);
  expect([zoom().level, zoom().isFarthest, zoom().isNearest]).toEqual([1, false, false]);
  expect(walk(1, 1)).toEqual([2, 2]);
  expect(zoom().isNearest).toBe(true);
  expect(walk(-1, -1, -1)).toEqual([1, .5, .5]);
  expect(zoom().isFarthest).toBe(true);
  show('b');
  expect(zoom().level).toBe(1);
});

test('a press leads from what fits to twice of it, and from everywhere back', () => {
  const { zoom, walk } = open();
  act(() => zoom().toggle());
  expect(zoom().level).toBe(2);
  walk(1);
  act(() => zoom().toggle());
  expect([zoom().level, zoom().isFarthest]).toEqual([1, true]);
});
