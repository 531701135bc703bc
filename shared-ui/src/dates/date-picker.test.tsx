import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../controls/field';
import { DatePicker } from './date-picker';

function Due({ onChange = () => undefined }: { onChange?: (day: string | null) => void }) {
  const [value, setValue] = useState<string | null>('2026-05-22');
  const change = (day: string | null) => {
    setValue(day);
    onChange(day);
  };
  return (
    <Field label="Due date">
      <DatePicker value={value} onChange={change} min="2026-05-14" max="2026-06-10" label="Due date" clearable />
    </Field>
  );
}

const face = () => screen.getByRole('button', { name: /^Due date/ });

test('shows the day, opens on it, and a chosen day closes it', async () => {
  const onChange = jest.fn();
  render(<Due onChange={onChange} />);
  expect(face()).toHaveAccessibleName('Due date 22 May. 2026');
  await userEvent.click(face());
  expect(screen.getByRole('button', { name: /^Friday.* 22 May 2026.*, chosen$/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /25 May 2026/ }));
  expect(onChange).toHaveBeenCalledWith('2026-05-25');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(face()).toHaveFocus();
});

test('days before the first and after the last cannot be chosen', async () => {
  render(<Due />);
  await userEvent.click(face());
  expect(screen.getByRole('button', { name: /13 May 2026/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /14 May 2026/ })).toBeEnabled();
});

test('the keyboard moves by day and chooses', async () => {
  const onChange = jest.fn();
  render(<Due onChange={onChange} />);
  await userEvent.click(face());
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith('2026-05-30');
});

test('can be cleared', async () => {
  const onChange = jest.fn();
  render(<Due onChange={onChange} />);
  await userEvent.click(face());
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange).toHaveBeenCalledWith(null);
  expect(face()).toHaveAccessibleName('Due date Choose a date');
});
