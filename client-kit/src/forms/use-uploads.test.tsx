import { act, renderHook, waitFor } from '@testing-library/react';
import { useUploads } from './use-uploads';

const file = (name: string) => new File(['x'], name);

/** A server that answers when it is told to: its requests by their numbers. */
function openUploads() {
  const asked: ((status: number) => void)[] = [];
  const shell = {
    fetch: () => new Promise<Response>((resolve) => {
      const url = `/files/${asked.length}`;
      asked.push((status) => resolve({ ok: status < 300, status, json: () => Promise.resolve({ url }) } as Response));
    }),
  };
  const { result, unmount } = renderHook(() => useUploads(shell));
  const states = () => Object.fromEntries(result.current.uploads.map(({ file: { name }, state }) => [name, state]));
  return { result, unmount, asked, states };
}

test('files go up two at a time in their order; what fails lets the next one go, and waits again for its turn', async () => {
  const { result, asked, states } = openUploads();
  act(() => result.current.add(['a', 'b', 'c', 'd'].map(file)));
  expect(states()).toEqual({ a: 'uploading', b: 'uploading', c: 'waiting', d: 'waiting' });
  expect(result.current.isBusy).toBe(true);
  act(() => asked[1]?.(503));
  await waitFor(() => expect(states()).toEqual({ a: 'uploading', b: 'failed', c: 'uploading', d: 'waiting' }));
  act(() => result.current.retry(result.current.uploads[1] as (typeof result.current.uploads)[number]));
  expect(states()).toEqual({ a: 'uploading', b: 'waiting', c: 'uploading', d: 'waiting' });
  for (const at of [0, 2]) act(() => asked[at]?.(200));
  await waitFor(() => expect(states()).toEqual({ a: 'done', b: 'uploading', c: 'done', d: 'uploading' }));
  for (const at of [3, 4]) act(() => asked[at]?.(200));
  await waitFor(() => expect(states()).toEqual({ a: 'done', b: 'done', c: 'done', d: 'done' }));
  expect([result.current.isBusy, result.current.files.map(({ url }) => url)]).toEqual([
    false, ['/files/0', '/files/4', '/files/2', '/files/3'],
  ]);
});

test('one that is taken away while it waits is never sent', async () => {
  const { result, asked } = openUploads();
  act(() => result.current.add(['a', 'b', 'c'].map(file)));
  act(() => result.current.remove(result.current.uploads[2]?.id ?? ''));
  for (const at of [0, 1]) act(() => asked[at]?.(200));
  await waitFor(() => expect(result.current.isBusy).toBe(false));
  expect(asked).toHaveLength(2);
});

test('what still waits when its page is left is never sent', async () => {
  const { result, unmount, asked } = openUploads();
  act(() => result.current.add(['a', 'b', 'c'].map(file)));
  unmount();
  for (const answer of asked) answer(200);
  await new Promise((resolve) => { setTimeout(resolve); });
  expect(asked).toHaveLength(2);
});
