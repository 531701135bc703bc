import { mountPage, unmountAll } from '@heartwood/client-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleShell } from '../../../dev/sample-shell';
import { page } from '../../remote';

jest.mock('./composer-card', () => { throw new Error('the line is cut'); });

// What is lost is told to whoever listens for errors of the page.
beforeEach(() => { window.reportError = () => undefined; });
afterEach(unmountAll);

test('on a cut line it is told, and what is typed stays where it is typed', async () => {
  await mountPage(page, createSampleShell('/'));
  await userEvent.click(await screen.findByRole('button', { name: 'What did you learn this week?' }));
  const [told] = await screen.findAllByRole('alert');
  expect(told).toHaveTextContent('The composer could not be loaded.');
  expect(screen.getByRole('textbox', { name: 'Post' })).toHaveFocus();
  await userEvent.keyboard('Forty loaves');
  expect(screen.getByRole('textbox', { name: 'Post' })).toHaveValue('Forty loaves');
});
