import { act, renderHook } from '@testing-library/react';
import { LOAD_TIMEOUT, usePatience } from './use-patience';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('it begins anew after 9999 ms, and gives up after as long again', () => {
  const again = jest.fn();
  const { result } = renderHook(() => usePatience(true, again));
  pass(LOAD_TIMEOUT - 1);
  expect(again).not.toHaveBeenCalled();
  pass(1);
  expect(again).toHaveBeenCalledTimes(1);
  expect(result.current.isOver).toBe(false);
  pass(LOAD_TIMEOUT);
  expect(again).toHaveBeenCalledTimes(1);
  expect(result.current.isOver).toBe(true);
});

test('Retry begins once more and waits once more', () => {
  const again = jest.fn();
  const { result } = renderHook(() => usePatience(true, again));
  pass(LOAD_TIMEOUT);
  pass(LOAD_TIMEOUT);
  act(() => result.current.restart());
  expect(again).toHaveBeenCalledTimes(2);
  expect(result.current.isOver).toBe(false);
  pass(LOAD_TIMEOUT);
  expect(result.current.isOver).toBe(true);
});

test('what comes in time leaves the next wait its whole time', () => {
  const again = jest.fn();
  const { rerender } = renderHook(({ isWaiting }) => usePatience(isWaiting, again), { initialProps: { isWaiting: true } });
  pass(LOAD_TIMEOUT - 1);
  rerender({ isWaiting: false });
  rerender({ isWaiting: true });
  pass(LOAD_TIMEOUT - 1);
  expect(again).not.toHaveBeenCalled();
});
