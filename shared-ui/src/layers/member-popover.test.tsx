import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../controls/button';
import { MemberPopover } from './member-popover';

const members = [{ id: 'j', name: 'Jonas Lindqvist' }, { id: 'a', name: 'Amara Okafor' }, { id: 'p', name: 'Priya Raman' }];

function Assign() {
  const [selected, setSelected] = useState(['j']);
  const toggle = (id: string) => setSelected((list) => (list.includes(id) ? list.filter((one) => one !== id) : [...list, id]));
  return (
    <>
      <MemberPopover members={members} selfId="a" selected={selected} onToggle={toggle}><Button>Assign</Button></MemberPopover>
      <output>{selected.join(',')}</output>
    </>
  );
}

async function open() {
  render(<Assign />);
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
}
const names = () => screen.getAllByRole('option').map((row) => row.textContent);
const assigned = () => document.querySelector('output')?.textContent;

test('puts the own entry first as "Assign yourself" and checks who is assigned', async () => {
  await open();
  expect(screen.getByRole('listbox', { name: 'Team Members' })).toHaveFocus();
  expect(names()).toEqual(['Assign yourself', 'Jonas Lindqvist', 'Priya Raman']);
  expect(screen.getByRole('option', { name: 'Jonas Lindqvist' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('option', { name: 'Assign yourself' })).toHaveAttribute('aria-selected', 'false');
});

test('Space toggles the marked member and the list stays open for the next', async () => {
  await open();
  await userEvent.keyboard(' {ArrowDown} ');
  expect(assigned()).toBe('a');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

test('typing filters, Backspace takes a letter back, Enter toggles', async () => {
  await open();
  await userEvent.keyboard('pri');
  expect(names()).toEqual(['Priya Raman']);
  await userEvent.keyboard('{Enter}');
  expect(assigned()).toBe('j,p');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(names()).toHaveLength(3);
  await userEvent.keyboard('zz');
  expect(screen.getByText('No matches')).toBeInTheDocument();
});

test('the own name finds the own entry', async () => {
  await open();
  await userEvent.keyboard('amara');
  expect(names()).toEqual(['Assign yourself']);
});

test('Esc closes it and gives the focus back', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Assign' })).toHaveFocus();
});
