import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KOFI, MATEO, NOOR } from '../../dev/sample-people';
import { renderDesk } from '../testing/render-desk';
import { NewChatModal } from './new-chat.modal';

const known = (person: typeof NOOR) => ({ __typename: 'ChatPerson', companyName: null, isAdvisory: false, isParticipant: false, person });

test('the next people go behind those that are there, and nobody stands there twice', async () => {
  const { callsOf } = renderDesk(<NewChatModal onClose={() => undefined} onMessage={() => undefined} />, {
    operations: {
      ChatPeople: ({ after }) => ({
        chatPeople: after === 'mateo'
          ? { __typename: 'ChatPersonPage', hasMore: false, endCursor: 'noor', nodes: [MATEO, NOOR].map(known) }
          : { __typename: 'ChatPersonPage', hasMore: true, endCursor: 'mateo', nodes: [KOFI, MATEO].map(known) },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Noor Haddad')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Message' })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(callsOf('ChatPeople')).toHaveLength(2);
});
