import { render, screen } from '@testing-library/react';
import { Segment } from './segment';
import { Tally } from './tally';

test('says "5 of 9 done", from a list or from numbers', () => {
  render(<><Tally done={{ done: 5, total: 9 }} /><Tally done={[true, false]} label="Competition" /></>);
  expect(screen.getByRole('img', { name: '5 of 9 done' }).querySelectorAll('[data-done="true"]')).toHaveLength(5);
  expect(screen.getByRole('img', { name: 'Competition: 1 of 2 done' })).toBeInTheDocument();
});

test('a segment says whether it is done, or nothing when it stands beside words', () => {
  render(<><Segment solid /><Segment solid={false} /><Segment solid label="" /></>);
  expect(screen.getAllByRole('img').map((segment) => segment.getAttribute('aria-label'))).toEqual(['Done', 'Not done']);
});
