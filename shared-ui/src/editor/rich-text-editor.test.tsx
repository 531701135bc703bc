import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { parseRichText } from '@heartwood/contract/text';
import { RichTextEditor } from './rich-text-editor';

function Writing({ onBlur, readOnly = false }: { onBlur?: () => void; readOnly?: boolean }) {
  const [value, setValue] = useState(() => parseRichText([{ type: 'paragraph', children: [{ text: 'Everybody' }] }]));
  return (
    <>
      <RichTextEditor value={value} onChange={setValue} ariaLabel="Culture" readOnly={readOnly} {...(onBlur ? { onBlur } : {})} />
      <button onClick={() => setValue(parseRichText([{ type: 'heading-one', children: [{ text: 'Taken over' }] }]))}>Take theirs</button>
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

test('the toolbar is one tab stop with roving focus', async () => {
  render(<Writing />);
  expect(screen.getByRole('toolbar', { name: 'Formatting' })).toHaveAttribute(
    'aria-controls',
    screen.getByRole('textbox', { name: 'Culture' }).id,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Heading 1' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Align left' })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Align left' })).toHaveFocus();
});

test('what is used most comes first, so that a phone shows it without a swipe', () => {
  render(<Writing />);
  const names = within(screen.getByRole('toolbar')).getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names.slice(0, 9)).toEqual([
    'Heading 1', 'Heading 2', 'Bold', 'Italic', 'Underline', 'Strikethrough', 'Bulleted list', 'Numbered list', 'Checklist',
  ]);
});

test('a toggle works from the keyboard and says that it is pressed', async () => {
  render(<Writing />);
  const heading = screen.getByRole('button', { name: 'Heading 1' });
  expect(heading).toHaveAttribute('aria-pressed', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(heading).toHaveAttribute('aria-pressed', 'true');
  expect(document.querySelector('output')).toHaveTextContent('heading-one');
});

test('a new value from outside replaces the text', async () => {
  render(<Writing />);
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(screen.getByRole('textbox', { name: 'Culture' })).toHaveTextContent('Taken over');
});

test('leaving means leaving text and toolbar both', async () => {
  const onBlur = jest.fn();
  render(<Writing onBlur={onBlur} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('to a reader there is text and no editor', () => {
  render(<Writing readOnly />);
  expect(screen.getByText('Everybody')).toBeInTheDocument();
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('says which words are selected', async () => {
  // jsdom does not say what can be written in, and Slate takes no selection from elsewhere.
  Object.defineProperty(HTMLElement.prototype, 'isContentEditable', {
    configurable: true, get(this: HTMLElement) { return this.closest('[contenteditable="true"]') !== null; },
  });
  const onSelect = jest.fn();
  const value = parseRichText([
    { type: 'paragraph', children: [{ text: 'Crates in ' }, { text: 'the rain', bold: true }] },
    { type: 'paragraph', children: [{ text: 'Twice' }] },
  ]);
  render(<RichTextEditor value={value} onChange={() => undefined} onSelect={onSelect} ariaLabel="Note" />);
  const text = screen.getByRole('textbox', { name: 'Note' });
  text.focus();
  const [first, last] = [screen.getByText('Crates in').firstChild ?? text, screen.getByText('Twice').firstChild ?? text];
  document.getSelection()?.setBaseAndExtent(first, 7, last, 5);
  document.dispatchEvent(new Event('selectionchange'));
  await waitFor(() => expect(onSelect).toHaveBeenLastCalledWith('in the rain\nTwice'));
  document.getSelection()?.collapse(last, 2);
  document.dispatchEvent(new Event('selectionchange'));
  await waitFor(() => expect(onSelect).toHaveBeenLastCalledWith(''));
});

test('a link is asked for by its address, which is told when it is none', async () => {
  render(<Writing />);
  await userEvent.click(screen.getByRole('button', { name: 'Heading 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  const address = await screen.findByRole('textbox', { name: 'Address' });
  await userEvent.type(address, 'javascript:x{Enter}');
  expect(screen.getByText('Enter an address such as https://example.com or name@example.com.')).toBeVisible();
  await userEvent.clear(address);
  await userEvent.type(address, 'loopcrate.example{Enter}');
  expect(document.querySelector('output')).toHaveTextContent('"url":"https://loopcrate.example"');
});
