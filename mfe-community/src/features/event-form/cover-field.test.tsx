import { unmountAll } from '@heartwood/client-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createSampleShell } from '../../../dev/sample-shell';
import { EVENT_MODAL } from '../../event/places';
import { mountSlot } from '../../testing/mount-slot';

afterEach(unmountAll);

/** The form, over a server that answers an upload when it is told to. */
async function open() {
  const shell = createSampleShell('/', { basePath: '', path: '/app' });
  const { fetch } = shell;
  const uploads: { answer(url: string | null): void; signal: AbortSignal | null | undefined }[] = [];
  shell.fetch = (path, init) => (path.endsWith('/uploadFile') ? new Promise((resolve, reject) => {
    uploads.push({
      signal: init?.signal,
      answer: (url) => (url === null ? reject(new TypeError('no line')) : resolve(new Response(JSON.stringify({ url })))),
    });
  }) : fetch(path, init));
  await mountSlot(EVENT_MODAL, shell, {});
  await screen.findByRole('textbox', { name: /^Name/ });
  const choose = (name: string) => (
    fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files: [new File(['x'], name)] } })
  );
  const cover = () => document.querySelector('img[src^="/files/"]')?.getAttribute('src') ?? null;
  return { shell, uploads, choose, cover };
}

test('what was chosen last is the cover, whichever of two is up first', async () => {
  const { uploads, choose, cover, shell } = await open();
  choose('one.png');
  choose('two.png');
  expect(uploads.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  await act(async () => uploads[1]?.answer('/files/two'));
  await waitFor(() => expect(cover()).toBe('/files/two'));
  await act(async () => uploads[0]?.answer('/files/one'));
  expect([cover(), shell.fake.toasts]).toEqual(['/files/two', []]);
  expect(screen.getByRole('button', { name: 'Change' })).not.toHaveAttribute('aria-busy');
});

test('one that is taken away while another comes up stays away', async () => {
  const { uploads, choose, cover } = await open();
  choose('one.png');
  await act(async () => uploads[0]?.answer('/files/one'));
  await waitFor(() => expect(cover()).toBe('/files/one'));
  choose('two.png');
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await act(async () => uploads[1]?.answer('/files/two'));
  expect(cover()).toBeNull();
});

test('a failed upload says so', async () => {
  const { uploads, choose, shell } = await open();
  choose('one.png');
  await act(async () => uploads[0]?.answer(null));
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ text: 'Error while uploading event banner.' }]));
});
