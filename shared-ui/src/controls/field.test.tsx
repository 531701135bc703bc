import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './field';
import { Input, PasswordInput } from './input';
import { SearchSelect } from './search-select';
import { StagePicker } from './stage-picker';
import { Textarea } from './textarea';

test('labels its control and says that it is required', () => {
  render(<Field label="Title" required><Input /></Field>);
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeRequired();
});

test('ties the error to the control and turns it invalid', () => {
  render(<Field label="Event name" hint="On the tile" error="Event name should be a minimum of 3 characters"><Input /></Field>);
  const input = screen.getByLabelText('Event name');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Event name should be a minimum of 3 characters');
  expect(screen.queryByText('On the tile')).not.toBeInTheDocument();
});

test('reads the hint with the control while there is no error', () => {
  render(<Field label="About" optional hint="One sentence"><Textarea /></Field>);
  const area = screen.getByLabelText('About (optional)');
  expect(area).toHaveAccessibleDescription('One sentence');
  expect(area).toBeValid();
});

test('names a search select by its label and its choice', () => {
  render(
    <Field label="Role">
      <SearchSelect options={[{ value: 'ops', label: 'Operations' }]} value="ops" onChange={() => undefined} />
    </Field>,
  );
  expect(screen.getByRole('button', { name: 'Role Operations' })).toBeInTheDocument();
});

test('names a group of controls', () => {
  render(
    <Field group label="Stage">
      <StagePicker stages={[{ value: 'idea', label: 'Idea' }]} value={null} onChange={() => undefined} />
    </Field>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Stage' })).toBeInTheDocument();
});

test('gives a foreign control its wiring', () => {
  render(<Field label="Card" error="Declined" render={(control) => <input {...control} />} />);
  expect(screen.getByLabelText('Card')).toHaveAccessibleDescription('Declined');
});

test('shows and hides the password', async () => {
  function Login() {
    const [value, setValue] = useState('');
    return <Field label="Password"><PasswordInput value={value} onChange={(event) => setValue(event.target.value)} /></Field>;
  }
  render(<Login />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'oak');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('oak');
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeInTheDocument();
});
