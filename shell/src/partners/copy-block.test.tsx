import { render, screen } from '@testing-library/react';
import { CopyBlock } from './copy-block';

it('is named after whose it is, and two of one name are no two landmarks of one name', () => {
  render(<><CopyBlock label="Snippet" of="Erdmann" text="a" /><CopyBlock label="Snippet" of="Erdmann" text="b" /></>);
  expect(screen.getAllByRole('group', { name: 'Snippet of Erdmann' }).map(({ textContent }) => textContent)).toEqual(['a', 'b']);
  expect(screen.queryByRole('region')).toBeNull();
});
