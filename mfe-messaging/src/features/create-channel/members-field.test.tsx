import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { KnownPersonFragment } from '../../generated/graphql';
import { renderDesk } from '../../testing/render-desk';
import { MembersField } from './members-field';

function Members() {
  const [members, setMembers] = useState<readonly KnownPersonFragment[]>([]);
  return <MembersField members={members} onChange={setMembers} />;
}

test('Enter takes the first who fits, but not the Enter that ends a composition', async () => {
  renderDesk(<Members />);
  const field = await screen.findByRole('textbox', { name: 'Search people here' });
  await userEvent.type(field, 'Kofi');
  expect(await screen.findByRole('button', { name: 'Kofi Mensah' })).toBeInTheDocument();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(screen.getByRole('status')).toHaveTextContent('0 chosen');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('1 chosen');
});
