import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperationAnswer } from '@heartwood/contract/fake-shell';
import type { ReactNode } from 'react';
import { CIRCULAR_ID, sampleChannel } from '../../dev/sample-chat';
import { samplePage } from '../../dev/sample-page';
import { PRIYA } from '../../dev/sample-people';
import { createSampleServer } from '../../dev/sample-server';
import { ChannelDetails } from '../details/channel-details';
import { BrowseChannelsModal } from '../features/browse/browse-channels.modal';
import { MembersField } from '../features/create-channel/members-field';
import { TeamList } from '../features/drawer/team-list';
import { NewChatModal } from '../people/new-chat.modal';
import { JoinedChannels } from '../inbox/joined-channels';
import { useJoinedChannels } from '../inbox/use-lists';
import { renderDesk } from '../testing/render-desk';

const nothing = () => undefined;
const sample = (operation: string): OperationAnswer => createSampleServer().operations[operation] ?? {};
const team = { team: { __typename: 'Team', companyId: 'c', owner: PRIYA, members: [] } };
const open = { openChannels: samplePage('ChannelPage', [sampleChannel({ id: CIRCULAR_ID })]) };

function Joined() {
  return <JoinedChannels list={useJoinedChannels()} selfId="" currentId={null} onOpen={nothing} />;
}

const cases: [what: string, node: ReactNode, operation: string, answer: OperationAnswer, title: RegExp, shown: string][] = [
  [
    'people for a new chat', <NewChatModal onClose={nothing} onMessage={nothing} />, 'ChatPeople', sample('ChatPeople'),
    /^People could not be loaded/, 'Priya Raman',
  ],
  [
    'people for a new channel', <MembersField members={[]} onChange={nothing} />, 'ChatPeople', sample('ChatPeople'),
    /^People could not be loaded/, 'Priya Raman',
  ],
  ['the team', <TeamList search="" onOpen={nothing} />, 'TeamMates', team, /^People could not be loaded/, 'Priya Raman'],
  [
    'channels to join', <BrowseChannelsModal onClose={nothing} />, 'OpenChannels', open, /^Channels could not be loaded/,
    'Circular Food Founders',
  ],
  [
    'a channel\'s details', <ChannelDetails channelId={CIRCULAR_ID} onClose={nothing} onLeft={nothing} />, 'ChannelDetails',
    sample('ChannelDetails'), /^The channel could not be loaded/, 'Kofi Mensah',
  ],
];

test.each(cases)('what could not be loaded says so and is asked for again: %s', async (_what, node, operation, answer, title, shown) => {
  const { shell } = renderDesk(node, { operations: { [operation]: new Error('out of order') } });
  const user = userEvent.setup();
  // This one asks only for what is typed.
  const members = screen.queryByRole('group', { name: 'Members' });
  if (members) await user.type(within(members).getByRole('textbox'), 'Pri');
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument();
  shell.fake.answer(operation, answer);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(shown)).toBeInTheDocument();
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});

test('joined channels that could not be loaded are not spoken of, and asked for again', async () => {
  const { shell } = renderDesk(<Joined />, { operations: { JoinedChannels: new Error('out of order') } });
  const retry = await screen.findByRole('button', { name: 'Retry loading channels' });
  expect(screen.queryByText(/could not|Loading|No channels/)).not.toBeInTheDocument();
  expect(shell.fake.reports.map(({ context }) => context)).toContainEqual({ remote: 'messaging', where: 'JoinedChannels' });
  shell.fake.answer('JoinedChannels', sample('JoinedChannels'));
  await userEvent.click(retry);
  expect(await screen.findByText('Circular Food Founders')).toBeInTheDocument();
});
