import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './field';
import { SearchMultiSelect } from './search-multi-select';

const options = ['AgriTech & Food', 'Consumer Goods', 'Energy & Climate', 'Agri finance'].map((label) => ({ value: label, label }));

function Sectors({ max = 2 }: { max?: number }) {
  const [value, setValue] = useState<string[]>([]);
  return <Field label="Sectors"><SearchMultiSelect options={options} value={value} onChange={setValue} max={max} /></Field>;
}

const input = () => screen.getByRole('combobox', { name: 'Sectors' });
const chosen = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('Enter takes what fits the typed text and clears it', async () => {
  render(<Sectors />);
  await userEvent.type(input(), 'agri{ArrowDown}{Enter}');
  expect(chosen()).toEqual(['Agri finance']);
  expect(input()).toHaveValue('');
  expect(input()).toHaveFocus();
});

test('Enter in the empty input is left to the form', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(<form onSubmit={submit}><Sectors /><button>Continue</button></form>);
  await userEvent.type(input(), '{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(chosen()).toEqual([]);
});

test('takes no more than the maximum and says so', async () => {
  render(<Sectors />);
  await userEvent.click(screen.getByRole('option', { name: 'Consumer Goods' }));
  await userEvent.click(screen.getByRole('option', { name: 'Energy & Climate' }));
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getByText('2 chosen. Remove one to change it.')).toBeInTheDocument();
  await userEvent.type(input(), 'agri{Enter}');
  expect(chosen()).toEqual(['Consumer Goods', 'Energy & Climate']);
});

test('Backspace in the empty input and the crosses take chips away', async () => {
  render(<Sectors max={3} />);
  await userEvent.type(input(), 'con{Enter}ene{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Consumer Goods' }));
  expect(chosen()).toEqual(['Energy & Climate']);
  await userEvent.type(input(), '{Backspace}');
  expect(chosen()).toEqual([]);
});
