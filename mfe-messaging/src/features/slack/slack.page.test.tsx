import { callsOf, heading, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleServer } from '../../../dev/sample-server';
import { createSampleShell } from '../../../dev/sample-shell';
import { page } from '../../remote';
import { SLACK } from '../../remote.manifest';

afterEach(unmountAll);

const WEBHOOK = 'https://hooks.slack.com/services/T000AAAA/B000BBBB/secret';

async function open(options: FakeShellOptions = {}) {
  const server = createSampleServer();
  const shell = createSampleShell('/', { basePath: SLACK, path: SLACK, ...options }, server);
  await mountPage(page, shell);
  return { shell, server, sent: (operation: string) => callsOf(shell, operation).map(({ variables }) => variables) };
}

async function connect() {
  const opened = await open();
  await userEvent.type(await screen.findByLabelText(/Webhook address/), WEBHOOK);
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  await heading('Slack hears about 4 things');
  return opened;
}

test('says honestly that nothing is connected, and what it takes; what is missing is said under its field', async () => {
  const { sent } = await open();
  await heading('Slack is not connected');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('Paste the address of the webhook.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Bot' }));
  await userEvent.type(screen.getByLabelText(/Bot token/), 'xoxb-1');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('Name the channel that the bot writes to.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'How to create an app with a bot' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(sent('ConnectSlack')).toEqual([]);
});

test('connects by webhook, shows what is sent, and never the address again', async () => {
  const { sent } = await connect();
  expect(sent('ConnectSlack')).toEqual([expect.objectContaining({ webhookUrl: WEBHOOK, channel: null })]);
  expect(screen.getByText(/^Connected by Amara on 03 Apr\. 2026, last message/)).toBeVisible();
  expect(document.body).not.toHaveTextContent('hooks.slack.com');
  expect(screen.getAllByRole('checkbox').map((box) => [box.closest('label')?.textContent, (box as HTMLInputElement).checked])).toEqual([
    ['A module is done with the new level', true], ['A goal is achieved or late once a day at 9:00 AM', true],
    ['A comment or an assignment for people without the app open', true], ['An event starts 15 minutes before', true],
    ['The week in one message on Mondays at 9:00 AM', false], ['Notes never sent, they are personal', false],
  ]);
});

test('what Slack refuses stands at its field', async () => {
  const { server } = await open();
  server.slack.refusal = { field: 'webhookUrl', message: 'Slack does not know this webhook any more.' };
  await userEvent.type(await screen.findByLabelText(/Webhook address/), WEBHOOK);
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('Slack does not know this webhook any more.')).toBeVisible();
  expect(screen.getByLabelText(/Webhook address/)).toHaveAttribute('aria-invalid', 'true');
});

test('a choice is saved, a test message goes, and a failure is shown until one is taken', async () => {
  const { sent, server } = await connect();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /The week in one message/ }));
  await heading('Slack hears about 5 things');
  await userEvent.click(save);
  expect(sent('ConnectSlack').at(-1)).toMatchObject({ sends: expect.arrayContaining([{ news: 'DIGEST', channel: null }]) as unknown });
  server.slack.refusal = { field: 'companyId', message: 'This channel is archived.' };
  await userEvent.click(screen.getByRole('button', { name: 'Test message' }));
  expect(await screen.findByText('Not delivered')).toBeVisible();
  server.slack.refusal = null;
  await userEvent.click(screen.getByRole('button', { name: 'Test message' }));
  expect(await screen.findByText('Connected')).toBeVisible();
});

test('a bot has a channel for each', async () => {
  const { sent } = await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Bot' }));
  await userEvent.type(screen.getByLabelText(/Bot token/), 'xoxb-1234567890-x');
  await userEvent.type(screen.getByLabelText(/Channel/), '#growth');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  await userEvent.type(await screen.findByLabelText('Channel for: A module is done'), '#done');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent('ConnectSlack').at(-1)).toMatchObject({
    channel: '#growth',
    sends: expect.arrayContaining([{ news: 'MODULE_DONE', channel: '#done' }, { news: 'GOAL', channel: null }]) as unknown,
  });
});

test('disconnecting asks first', async () => {
  const { sent } = await connect();
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  const dialog = await screen.findByRole('dialog', { name: 'Disconnect Slack?' });
  expect(sent('DisconnectSlack')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
  await heading('Slack is not connected');
});

test('belongs to owner and admins', async () => {
  const { sent } = await open({
    session: { membership: { id: 's', isOwner: false, isAdmin: false, isAdvisory: false, accessType: 'edit' } },
  });
  await heading('Slack is for the owner and admins');
  expect(sent('SlackConnection')).toEqual([]);
});
