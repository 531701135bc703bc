import { mountPage, unmountAll } from '@heartwood/client-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CIRCULAR_ID, sampleMessage } from '../../dev/sample-chat';
import { samplePage } from '../../dev/sample-page';
import { createSampleShell } from '../../dev/sample-shell';
import { page } from '../remote';

afterEach(unmountAll);

const lease = sampleMessage({ seq: 2, body: 'The lease of depot B', pinnedAt: '2026-05-14T09:00:00.000Z' });

const open = () => mountPage(page, createSampleShell(`/channel?channel=Circular-${CIRCULAR_ID}`, {
  operations: { PinnedMessages: { pinnedMessages: samplePage('PinnedMessagePage', [lease]) } },
}));

it.each([['Pinned messages', 'Close pinned messages'], ['Search in this conversation', 'Close search in this conversation']])(
  '%s say what they are, and are left by a button and by Esc, back to where one came from', async (name, close) => {
    await open();
    const opener = await screen.findByRole('button', { name });
    await userEvent.click(opener);
    const panel = within(await screen.findByRole('region', { name }));
    await userEvent.click(panel.getByRole('button', { name: close }));
    expect(screen.queryByRole('region', { name })).toBeNull();
    expect(opener).toHaveFocus();
    await userEvent.click(opener);
    expect(screen.getByRole('region', { name })).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name })).toBeNull();
    expect(opener).toHaveFocus();
  },
);

test('one of the two makes room for the other', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Pinned messages' }));
  expect(await screen.findByRole('heading', { name: 'Pinned messages' })).toHaveFocus();
  expect(await screen.findByText('The lease of depot B')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Search in this conversation' }));
  expect(screen.queryByRole('heading', { name: 'Pinned messages' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Search in this conversation' })).toHaveFocus();
});
