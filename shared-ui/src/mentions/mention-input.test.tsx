import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MentionInput } from './mention-input';
import { keepWritten, mentionQuery, type MentionValue } from './mention-value';

const members = [{ id: 'p', name: 'Priya Raman' }, { id: 'a', name: 'Amara Okafor' }, { id: 'am', name: 'Amara' }];

function Comment({ onSubmit }: { onSubmit?: () => void }) {
  const [value, setValue] = useState<MentionValue>({ text: '', mentions: [] });
  return (
    <>
      <MentionInput value={value} onChange={setValue} members={members} label="Comment" {...(onSubmit ? { onSubmit } : {})} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}
const area = () => screen.getByRole('textbox', { name: 'Comment' });
const value = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}') as MentionValue;

test('@ offers members; arrows and Enter put the chosen name in', async () => {
  const onSubmit = jest.fn();
  render(<Comment onSubmit={onSubmit} />);
  await userEvent.type(area(), 'Ask @ra');
  expect((await screen.findAllByRole('option')).map((row) => row.textContent)).toEqual(['Priya Raman', 'Amara Okafor', 'Amara']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(value()).toEqual({ text: 'Ask @Amara Okafor ', mentions: ['a'] });
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('please{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test.each([
  ['while letters are put together', { key: 'Enter', isComposing: true }],
  ['in Safari, which has ended that already', { key: 'Enter', isComposing: false, keyCode: 229 }],
])('Enter that belongs to an input method neither chooses nor sends, %s', async (_when, key) => {
  const onSubmit = jest.fn();
  render(<Comment onSubmit={onSubmit} />);
  await userEvent.type(area(), 'Ask @pri');
  await screen.findByRole('option');
  fireEvent.keyDown(area(), key);
  expect(area()).toHaveValue('Ask @pri');
  await userEvent.keyboard('{Escape}');
  fireEvent.keyDown(area(), key);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Esc closes the list and leaves the text', async () => {
  render(<Comment />);
  await userEvent.type(area(), '@pri{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(area()).toHaveValue('@pri');
});

test('a name that is deleted again is no mention', async () => {
  render(<Comment />);
  await userEvent.type(area(), '@pri{Enter}');
  expect(value().mentions).toEqual(['p']);
  await userEvent.type(area(), '{Backspace}{Backspace}');
  expect(value().mentions).toEqual([]);
});

test('somebody who is not among the members stays mentioned as long as an @ is there', () => {
  expect(keepWritten({ text: 'Ask @Zoe Zimmer', mentions: ['z'] }, members).mentions).toEqual(['z']);
  expect(keepWritten({ text: 'Ask', mentions: ['z'] }, members).mentions).toEqual([]);
});

test.each([
  ['a @am', 5, { from: 2, query: 'am' }],
  ['@amara ok', 9, { from: 0, query: 'amara ok' }],
  ['@amara ', 7, null],
  ['mail@am', 7, null],
  ['no', 2, null],
])('in %j at %i the query is %j', (text, caret, expected) => {
  expect(mentionQuery(text, caret)).toEqual(expected);
});

test('Ctrl+B makes the selection bold, and once more plain; Ctrl+K without a selection is left to the palette', async () => {
  render(<Comment />);
  await userEvent.type(area(), 'a word');
  (area() as HTMLTextAreaElement).setSelectionRange(2, 6);
  fireEvent.keyDown(area(), { key: 'b', ctrlKey: true });
  expect(area()).toHaveValue('a **word**');
  fireEvent.keyDown(area(), { key: 'b', ctrlKey: true });
  expect(area()).toHaveValue('a word');
  (area() as HTMLTextAreaElement).setSelectionRange(2, 2);
  expect(fireEvent.keyDown(area(), { key: 'k', ctrlKey: true })).toBe(true);
});

test('selected words have a bar of formats', async () => {
  render(<Comment />);
  await userEvent.type(area(), 'a word');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  (area() as HTMLTextAreaElement).setSelectionRange(2, 6);
  fireEvent(document, new Event('selectionchange'));
  await userEvent.click(within(screen.getByRole('toolbar', { name: 'Formatting' })).getByRole('button', { name: 'Strikethrough' }));
  expect(area()).toHaveValue('a ~~word~~');
});
