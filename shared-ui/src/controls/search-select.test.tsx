import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './field';
import { SearchSelect, type SearchSelectProps } from './search-select';

const options = [
  { value: 'term', label: 'Term sheet', group: 'money' },
  { value: 'lease', label: 'Counter-sign depot lease', group: 'place' },
  { value: 'closed', label: 'Closed term', group: 'place', disabled: true },
  { value: 'hire', label: 'Hire', group: 'place', keywords: 'recruit' },
];

function Picker(props: Partial<SearchSelectProps>) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Field label="Related goal">
      <SearchSelect options={options} value={value} onChange={setValue} placeholder="Choose a goal" {...props} />
    </Field>
  );
}

const face = () => screen.getByRole('button', { name: /Related goal/ });
const rows = () => screen.getAllByRole('option').map((row) => row.textContent);
const marked = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

test('opens with the search focused, chooses with arrows and Enter, and gives the focus back', async () => {
  render(<Picker />);
  await userEvent.click(face());
  expect(screen.getByRole('combobox')).toHaveFocus();
  expect(marked()).toBe('Term sheet');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(face()).toHaveAccessibleName('Related goal Counter-sign depot lease');
  expect(face()).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('arrows pass over disabled rows and go round; Home and End reach the ends', async () => {
  render(<Picker />);
  await userEvent.click(face());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toBe('Hire');
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toBe('Term sheet');
  await userEvent.keyboard('{End}');
  expect(marked()).toBe('Hire');
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(marked()).toBe('Hire');
});

test('filters by label and by hidden words, shows the match in bold', async () => {
  render(<Picker />);
  await userEvent.click(face());
  await userEvent.keyboard('TER');
  expect(rows()).toEqual(['Term sheet', 'Counter-sign depot lease', 'Closed term']);
  expect(screen.getAllByText(/^ter$/i).map((match) => match.tagName)).toEqual(['B', 'B', 'B']);
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.keyboard('recruit');
  expect(rows()).toEqual(['Hire']);
});

test('says "No matches" and lets Enter do nothing then', async () => {
  const onChange = jest.fn();
  render(<Picker onChange={onChange} />);
  await userEvent.click(face());
  await userEvent.keyboard('zzz{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('No matches');
  expect(onChange).not.toHaveBeenCalled();
});

test('Esc closes without choosing', async () => {
  const onChange = jest.fn();
  const onBlur = jest.fn();
  render(<Picker onChange={onChange} onBlur={onBlur} />);
  await userEvent.click(face());
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(face()).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('a letter on the closed button opens it with that letter typed', async () => {
  render(<Picker />);
  await userEvent.tab();
  await userEvent.keyboard('h');
  expect(screen.getByRole('combobox')).toHaveValue('h');
  await userEvent.keyboard('i{Enter}');
  expect(face()).toHaveAccessibleName('Related goal Hire');
});

test('groups rows under headings in the given order', async () => {
  render(<Picker groups={[{ key: 'place', label: 'Place' }, { key: 'money', label: 'Money' }]} />);
  await userEvent.click(face());
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['Place', 'Money']);
});

test('a press on a disabled row chooses nothing', async () => {
  const onChange = jest.fn();
  render(<Picker onChange={onChange} />);
  await userEvent.click(face());
  await userEvent.click(screen.getByRole('option', { name: 'Closed term' }));
  expect(onChange).not.toHaveBeenCalled();
});
