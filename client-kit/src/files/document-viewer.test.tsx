import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentViewer } from './document-viewer';

const ID = '3b0c8c1e-5a53-4b8e-9d1c-0f5f6b1d2a10';
const FRESH = `/files/${ID}/fresh`;
const text = { id: ID, name: 'slots.csv', type: 'text/plain; charset=utf-8', size: 30, url: `/files/${ID}/slots.csv` };
const answerOf = (words: string | null) => (
  words === null ? { ok: false } : { ok: true, arrayBuffer: () => Promise.resolve(new TextEncoder().encode(words).buffer) }
) as Response;

/** Files by their addresses; what is not among them is gone. */
function open(file: typeof text, files: Record<string, string>, fresh: string | null = null) {
  const asked: string[] = [];
  globalThis.fetch = jest.fn((address) => {
    asked.push(String(address));
    return Promise.resolve(answerOf(files[String(address)] ?? null));
  });
  const shell = { fetch: () => Promise.resolve({ ok: fresh !== null, json: () => Promise.resolve({ url: fresh }) } as Response) };
  const onClose = jest.fn();
  render(<DocumentViewer shell={shell} file={file} onClose={onClose} />);
  return { asked, onClose, dialog: within(screen.getByRole('dialog', { name: file.name })) };
}

test('a table is its rows, in words: a formula and a tag are none', async () => {
  const { dialog } = open(text, { [text.url]: 'Day,Crates\nMonday,=1+1\nTuesday,<b>2</b>\n' });
  expect((await dialog.findAllByRole('cell')).map((cell) => cell.innerHTML)).toEqual(['Monday', '=1+1', 'Tuesday', '&lt;b&gt;2&lt;/b&gt;']);
  expect(dialog.getByRole('columnheader', { name: 'Crates' })).toBeVisible();
});

test('a text stands as it was written, whatever its name says it is', async () => {
  const { dialog } = open({ ...text, name: 'page.html' }, { [text.url]: '<script>x()</script>\n  two' });
  expect((await dialog.findByRole('document')).querySelector('pre')?.textContent).toBe('<script>x()</script>\n  two');
});

test('comes by a fresh address where the one that is known has ended, and is downloaded by it', async () => {
  const { dialog, asked } = open({ ...text, name: 'notes.txt' }, { [FRESH]: 'Words' }, FRESH);
  expect(await dialog.findByText('Words')).toBeVisible();
  expect(asked).toEqual([text.url, FRESH]);
  expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('href', FRESH);
});

test('says when it is gone, and may be asked for again', async () => {
  const files: Record<string, string> = {};
  const { dialog } = open({ ...text, name: 'notes.txt' }, files);
  expect(await dialog.findByRole('alert')).toHaveTextContent('notes.txt could not be opened');
  files[text.url] = 'Back';
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Back')).toBeVisible();
});

test('what no browser shows is not fetched, but can be', async () => {
  const { dialog, asked, onClose } = open({
    ...text, name: 'plan.docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  }, {});
  expect(dialog.getByText('This document can be downloaded')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'plan.docx');
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect([asked, onClose.mock.calls.length]).toEqual([[], 1]);
});
