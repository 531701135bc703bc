import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { KOFI, MATEO, NOOR, PRIYA } from '../../dev/sample-people';
import { NewChatModal } from '../people/new-chat.modal';
import { renderDesk } from '../testing/render-desk';
import { PresenceWatch } from './presence-watch';

function TwoPlaces() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <PresenceWatch userIds={[PRIYA.id]} />
      {isOpen ? <PresenceWatch userIds={[PRIYA.id, NOOR.id]} /> : null}
      <button onClick={() => setOpen(false)}>Close</button>
    </>
  );
}

const watched = (desk: ReturnType<typeof renderDesk>) => desk.shell.fake.socket.open().filter(({ operationName }) => (
  operationName === 'PresenceChanges'
)).map(({ variables }) => variables?.['userIds']);

test('everybody on screen is watched by one subscription, as long as some place shows them', async () => {
  const desk = renderDesk(<TwoPlaces />);
  await waitFor(() => expect(watched(desk)).toEqual([[PRIYA.id, NOOR.id]]));
  await userEvent.click(screen.getByText('Close'));
  await waitFor(() => expect(watched(desk)).toEqual([[PRIYA.id]]));
  desk.unmount();
  await waitFor(() => expect(watched(desk)).toEqual([]));
});

test('in a list of people one sees who comes online', async () => {
  const desk = renderDesk(<NewChatModal onClose={() => undefined} onMessage={() => undefined} />);
  await screen.findByText('Kofi Mensah');
  await waitFor(() => expect(watched(desk)).toEqual([[PRIYA.id, MATEO.id, NOOR.id, KOFI.id]]));
  expect(screen.getAllByRole('img', { name: 'Offline' })).toHaveLength(1);
  await act(async () => {
    desk.shell.fake.socket.push('PresenceChanges', { presence: { __typename: 'PresenceEvent', userId: KOFI.id, OnlineStatus: 'true' } });
    await Promise.resolve();
  });
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Offline' })).not.toBeInTheDocument());
});
