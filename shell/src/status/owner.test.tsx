import { render, screen } from '@testing-library/react';
import { addressOf, Owner } from './owner';

it('says whose a remote is, and leads to where they are reached', () => {
  render(<Owner owner={{ squad: 'Timeline', contact: 'timeline@heartwood.example' }} />);
  expect(screen.getByText(/Timeline/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'timeline@heartwood.example' })).toHaveAttribute('href', 'mailto:timeline@heartwood.example');
});

it.each([
  ['https://squads.example/timeline', 'https://squads.example/timeline'], ['#timeline', null], ['javascript:alert(1)', null],
  ['data:text/html,x', null], ['http://squads.example', null], ['a@b.example"onclick', null],
])('follows %s as %s', (contact, address) => {
  expect(addressOf(contact)).toBe(address);
});
