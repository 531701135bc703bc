import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CIRCULAR_ID, sampleMessage } from '../../dev/sample-chat';
import { AMARA, MATEO, NOOR } from '../../dev/sample-people';
import { samplePage } from '../../dev/sample-page';
import { createSampleServer } from '../../dev/sample-server';
import { MOST_CHARACTERS } from '../chat/limits';
import type { Target } from '../chat/target';
import { renderDesk } from '../testing/render-desk';
import { Thread } from './thread';
import { useConversation } from './use-conversation';

const CIRCLE: Target = { kind: 'channel', channelId: CIRCULAR_ID };
const refusal = (code: string, message: string) => ({
  __typename: 'MessagePayload', error: { __typename: 'UserError', code, field: null, message }, message: null,
});

function Shown() {
  return <Thread target={CIRCLE} conversation={useConversation(CIRCLE)} autoFocus />;
}

async function openThread(options: FakeShellOptions = {}) {
  const desk = renderDesk(<Shown />, options);
  const area = await screen.findByRole('textbox', { name: 'Message Circular Food Founders' });
  const user = userEvent.setup();
  const sent = () => desk.callsOf('SendToChannel').map(({ variables }) => (variables['input'] as { body: string }).body);
  const editLast = async (words: string) => {
    await user.click(area);
    await user.keyboard('{ArrowUp}');
    await user.type(await screen.findByRole('textbox', { name: 'Edit message' }), words);
  };
  return { ...desk, area, user, sent, editLast };
}

test('a text that is too long stays in the field, with the reason and by how much', async () => {
  const { area, user, sent } = await openThread();
  fireEvent.change(area, { target: { value: 'a'.repeat(MOST_CHARACTERS + 1) } });
  await user.type(area, '{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('A message can have at most 8,000 characters.');
  expect(screen.getByText('1 too many')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await user.type(area, '{Backspace}{Enter}');
  expect(sent()).toEqual(['a'.repeat(MOST_CHARACTERS)]);
  expect(area).toHaveValue('');
});

test('more files than a message may have are not sent, and the reason is there', async () => {
  const { user, sent, container } = await openThread({ fetch: () => Response.json({ url: '/files/abcdefgh.txt' }) });
  const picker = container.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(picker as HTMLInputElement, Array.from({ length: 11 }, (_, index) => new File(['x'], `${index}.txt`)));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('alert')).toHaveTextContent('A message can have at most 10 files.');
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove 3.txt' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent()).toEqual(['']));
});

test('a refused message says why in the server’s words, can be written anew, and the refusal is logged', async () => {
  const { area, user, sent, shell, server } = await openThread();
  shell.fake.answer('SendToChannel', { sendChannelMessage: refusal('FORBIDDEN', 'You take no part here.') });
  await user.type(area, 'helo{Enter}');
  expect(await screen.findByText('You take no part here.')).toBeInTheDocument();
  expect(shell.fake.reports).toMatchObject([
    { error: { message: 'You take no part here.' }, context: { remote: 'messaging', where: 'send' } },
  ]);
  shell.fake.answer('SendToChannel', server.operations['SendToChannel'] ?? {});
  await user.click(screen.getByText('Edit'));
  const field = await screen.findByRole('textbox', { name: 'Edit message' });
  expect(field).toHaveValue('helo');
  await user.clear(field);
  await user.type(field, 'hello{Enter}');
  expect(await screen.findByText('hello')).toBeInTheDocument();
  expect(sent()).toEqual(['helo', 'hello']);
  expect(screen.queryByText('You take no part here.')).not.toBeInTheDocument();
});

test('an edit that is not saved stays open with what was typed; once it is saved it closes', async () => {
  const { user, shell, editLast } = await openThread({ operations: { EditMessage: { editMessage: refusal('FORBIDDEN', 'No.') } } });
  await editLast(' Or six.');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shell.fake.toasts).toHaveLength(1));
  const field = screen.getByRole('textbox', { name: 'Edit message' });
  expect(field).toHaveValue('Our average loop is 5.6 days. Or six.');
  expect(shell.fake.reports).toMatchObject([{ context: { where: 'saving the message' } }]);
  shell.fake.answer('EditMessage', ({ id, body }) => ({ editMessage: {
    __typename: 'MessagePayload', error: null,
    message: sampleMessage({ id: String(id), seq: 2, changeSeq: 9, author: AMARA, body: String(body), isEdited: true }),
  } }));
  await user.type(field, '{Enter}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit message' })).not.toBeInTheDocument());
  expect(screen.getByText('Our average loop is 5.6 days. Or six.')).toBeInTheDocument();
});

test('the words of an edit that was left are there when it is opened again; Esc forgets them', async () => {
  const first = await openThread();
  await first.editLast(' Or six.');
  const kept = first.shell.drafts.keys('edit:').map((key) => [key, first.shell.drafts.get(key) ?? '']);
  first.unmount();

  const { user, shell, editLast } = await openThread({ drafts: Object.fromEntries(kept) as Record<string, string> });
  await editLast(' Or seven.');
  expect(screen.getByRole('textbox', { name: 'Edit message' })).toHaveValue('Our average loop is 5.6 days. Or six. Or seven.');
  await user.keyboard('{Escape}');
  expect(shell.drafts.keys('edit:')).toEqual([]);
});

describe('Up right after sending', () => {
  async function sendAndPressUp() {
    const desk = await openThread();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const send = desk.server.operations['SendToChannel'] as (variables: Record<string, unknown>) => object;
    desk.shell.fake.answer('SendToChannel', (variables) => arrived.then(() => send(variables)));
    await desk.user.type(desk.area, 'At nine{Enter}');
    await desk.user.keyboard('{ArrowUp}');
    expect(await screen.findByText('Sending')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Edit message' })).not.toBeInTheDocument();
    return { ...desk, arrive };
  }

  test('edits that message as soon as the server has it', async () => {
    const { arrive } = await sendAndPressUp();
    arrive();
    expect(await screen.findByRole('textbox', { name: 'Edit message' })).toHaveValue('At nine');
  });

  test('opens nothing any more when one writes on', async () => {
    const { arrive, area, user } = await sendAndPressUp();
    await user.type(area, 'And');
    arrive();
    await waitFor(() => expect(screen.queryByText('Sending')).not.toBeInTheDocument());
    expect(screen.queryByRole('textbox', { name: 'Edit message' })).not.toBeInTheDocument();
    expect(area).toHaveFocus();
  });
});

test('in a channel with more people than are loaded the server is asked for the name after the @', async () => {
  const { operations, chat } = createSampleServer();
  const of = chat(CIRCULAR_ID);
  of.channel = { ...of.channel, participantCount: 60 };
  const participant = (person: typeof NOOR) => ({
    __typename: 'ChannelParticipant', companyName: 'Loopcrate', isAdvisory: false, isVisitor: false, isAdmin: false, isCreator: false,
    joinedAt: '2026-05-01T09:00:00.000Z', person,
  });
  const details = (operations['ChannelDetails'] as (variables: object) => { channelDetails: object })({
    channelId: CIRCULAR_ID,
  }).channelDetails;
  const { area, user, callsOf } = await openThread({
    operations: {
      ChannelDetails: {
        channelDetails: { ...details, participants: samplePage('ChannelParticipantPage', [NOOR, AMARA].map(participant)) },
      },
      FindParticipants: {
        channelDetails: { __typename: 'ChannelDetails', participants: samplePage('ChannelParticipantPage', [participant(MATEO)]) },
      },
    },
  });
  await user.type(area, 'Ask @no');
  expect(await screen.findByRole('option')).toHaveTextContent('Noor Haddad');
  await user.keyboard('{Backspace}{Backspace}mat');
  expect(await screen.findByRole('option')).toHaveTextContent('Mateo Silva');
  expect(callsOf('FindParticipants').map(({ variables }) => variables['search'])).toEqual(['mat']);
  await user.keyboard('{Enter}');
  await user.type(area, 'about it{Enter}');
  expect(callsOf('SendToChannel').map(({ variables }) => variables['input'])).toEqual([
    expect.objectContaining({ body: 'Ask @Mateo Silva about it', mentions: [MATEO.id] }),
  ]);
});

test('many are called together after a question alone, and few without one', async () => {
  const { operations, chat } = createSampleServer();
  const of = chat(CIRCULAR_ID);
  of.channel = { ...of.channel, participantCount: 60 };
  const { area, user, callsOf } = await openThread({ operations });
  await user.type(area, '@chan');
  expect(await screen.findByRole('option')).toHaveTextContent('channel');
  await user.keyboard('{Enter}');
  await user.type(area, 'stop the van{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Call everybody in Circular Food Founders?' });
  expect(dialog).toHaveTextContent('59 people are told');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect([callsOf('SendToChannel'), area.textContent]).toEqual([[], '@channel stop the van']);
  await user.type(area, '{Enter}');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(callsOf('SendToChannel').map(({ variables }) => variables['input'])).toMatchObject([
    { body: '@channel stop the van', mentions: [CIRCULAR_ID] },
  ]));
});
