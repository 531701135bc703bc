import { render, screen, waitFor } from '@testing-library/react';
import { optionalPart } from './optional-part';

const Part = () => <p>It is there</p>;

test('a part that the network kept away comes when the line is back', async () => {
  jest.spyOn(window.console, 'warn').mockImplementation(() => undefined);
  const lost = new Error('Loading chunk failed');
  const load = jest.fn(async () => Part);
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  const Late = optionalPart(load);
  render(<><Late /><p>The page</p></>);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('The page')).toBeVisible();

  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('It is there')).toBeNull();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('It is there')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});
