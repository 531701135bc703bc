import { createFakeShell } from '@heartwood/contract/fake-shell';
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { LostLayer } from './lost-layer';

const mockShell = createFakeShell();
jest.mock('@heartwood/contract/kit', () => ({ useShell: () => mockShell }));

test('a menu that could not be fetched is told of once, and closed', () => {
  const onClose = jest.fn();
  const lost = { error: new Error('Loading chunk 7 failed'), retry: jest.fn() };
  render(<StrictMode><LostLayer what="The menu" lost={lost} onClose={onClose} /></StrictMode>);
  expect(mockShell.fake.toasts).toEqual([expect.objectContaining({ title: 'The menu could not be loaded.', status: 'error' })]);
  expect(mockShell.fake.reports).toHaveLength(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});
