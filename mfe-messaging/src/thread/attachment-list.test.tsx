import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ChannelMark } from '../inbox/channel-mark';
import { renderDesk } from '../testing/render-desk';
import { AttachmentList } from './attachment-list';

const ID = '3b0c8c1e-5a53-4b8e-9d1c-0f5f6b1d2a10';
const HOUR = 3600;
const address = (hours: number, path = 'plan.pdf') => `/files/${ID}/${path}?e=${Math.floor(Date.now() / 1000) + hours * HOUR}&s=abc`;
const FRESH = address(1, 'fresh');

const file = { id: ID, name: 'plan.pdf', size: 10, type: 'application/pdf', url: address(-1) };
const picture = { ...file, name: 'shelf.png', type: 'image/png' };
const film = { ...file, name: 'depot.mp4', type: 'video/mp4' };

function show(shown: typeof file, answer: () => Response = () => Response.json({ url: FRESH })) {
  const asked: string[] = [];
  const desk = renderDesk(<AttachmentList files={[shown]} />, {
    fetch: (path) => {
      asked.push(path);
      return answer();
    },
  });
  return { ...desk, asked };
}

test('a picture whose address ended is shown by a fresh one, asked for once', async () => {
  const { asked } = show(picture);
  fireEvent.error(screen.getByRole('img', { name: 'shelf.png' }));
  await waitFor(() => expect(screen.getByRole('img', { name: 'shelf.png' })).toHaveAttribute('src', FRESH));
  // The fresh one does not load either: that is the end of it.
  fireEvent.error(screen.getByRole('img', { name: 'shelf.png' }));
  expect(asked).toEqual([`/api/v1/files/${ID}/address`]);
});

test('a link that is pointed at or reached by keyboard leads to the file, however long the page was open', async () => {
  const { asked } = show(file);
  fireEvent.focus(screen.getByRole('link', { name: /plan\.pdf/ }));
  await waitFor(() => expect(screen.getByRole('link', { name: /plan\.pdf/ })).toHaveAttribute('href', FRESH));
  expect(asked).toHaveLength(1);
});

test('a picture is shown in full in its place, with the others of the message; a press with Ctrl is the browser’s own', async () => {
  const second = { ...picture, id: 'b', name: 'depot.png' };
  renderDesk(<AttachmentList files={[{ ...picture, url: address(1) }, { ...file, id: 'c' }, { ...second, url: address(1) }]} />);
  const link = screen.getByRole('link', { name: 'depot.png' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(fireEvent.click(link)).toBe(false);
  const viewer = within(await screen.findByRole('dialog', { name: 'depot.png' }));
  expect(viewer.getByText('2 of 2')).toBeInTheDocument();
  fireEvent.click(viewer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a link that is good needs nobody', () => {
  const { asked } = show({ ...file, url: address(1) });
  fireEvent.pointerEnter(screen.getByRole('link', { name: /plan\.pdf/ }));
  expect(asked).toEqual([]);
});

test('a document is read over the page; a press with Ctrl is the browser’s own', async () => {
  show({ ...file, url: address(1), type: 'application/zip' });
  const link = screen.getByRole('link', { name: /plan\.pdf/ });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link)).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'plan.pdf' })).toBeVisible();
});

test('a press that comes before the fresh address opens a page at once and leads it there', async () => {
  const page = { opener: {}, location: { replace: jest.fn() }, close: jest.fn() };
  const open = jest.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
  show(film);
  fireEvent.click(screen.getByRole('link', { name: /depot\.mp4/ }));
  await waitFor(() => expect(page.location.replace).toHaveBeenCalledWith(FRESH));
  expect([open.mock.calls, page.opener]).toEqual([[['', '_blank']], null]);
  open.mockRestore();
});

test('a file that is gone says so, and may be asked for again', async () => {
  const page = { close: jest.fn() };
  const open = jest.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
  const { shell, asked } = show(film, () => Response.json({ error: { code: 'NOT_FOUND' } }, { status: 404 }));
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('link', { name: /depot\.mp4/ }));
    await waitFor(() => expect(shell.fake.toasts).toHaveLength(times));
  }
  expect(shell.fake.toasts[0]).toMatchObject({ text: 'This file could not be opened. It may be deleted.' });
  expect([asked.length, page.close.mock.calls.length]).toEqual([2, 2]);
  open.mockRestore();
});

test('a channel’s logo whose address ended comes back too', async () => {
  const { container } = renderDesk(<ChannelMark channel={{ id: 'c', name: 'Depot', logoUrl: address(-1, 'logo') }} size={32} />, {
    fetch: () => Response.json({ url: FRESH }),
  });
  const logo = () => container.querySelector('img');
  fireEvent.error(logo() as HTMLImageElement);
  await waitFor(() => expect(logo()).toHaveAttribute('src', FRESH));
});
