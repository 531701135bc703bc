import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { RowCommands } from '../rows/use-row-commands';
import { useOpenRows } from './use-open-rows';

const ROWS = ['rent', 'salaries'].map((id, position) => ({ id, position, revision: 1 }));
const commands = { remove: () => Promise.resolve(true) } as unknown as RowCommands<(typeof ROWS)[number], object>;

test('a row that goes closes itself, and not the one that was opened meanwhile', async () => {
  const { result } = renderHook(() => useOpenRows({ rows: ROWS, commands, canEdit: true, onEmptied: () => undefined }), {
    wrapper: MemoryRouter,
  });
  act(() => result.current.open('rent'));
  const rent = result.current.openRow('rent', ROWS[0] ?? null);
  act(() => result.current.open('salaries'));
  await act(async () => rent.onRemove?.());
  expect(result.current.openId).toBe('salaries');
  await act(async () => result.current.openRow('salaries', ROWS[1] ?? null).onRemove?.());
  expect(result.current.openId).toBeNull();
});
