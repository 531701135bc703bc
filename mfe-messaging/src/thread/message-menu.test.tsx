import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleMessage } from '../../dev/sample-chat';
import { PRIYA } from '../../dev/sample-people';
import { renderDesk } from '../testing/render-desk';
import { MessageMenu } from './message-menu';

const nothing = () => undefined;

function open(offered: readonly string[]) {
  const message = sampleMessage({ seq: 3, body: 'Call at nine\nabout the crates', author: PRIYA });
  return renderDesk(
    <MessageMenu
      trigger={<button type="button">More</button>} message={message} isOwn={false} canDelete={false} canReact isShort={false}
      link="http://localhost/app/messaging"
      onReact={nothing} onReply={nothing} onEdit={nothing} onDelete={nothing} onMarkUnread={nothing} onForward={nothing} onPin={nothing}
    />, { offered },
  );
}

test('a message becomes a note or a goal, with the way back', async () => {
  const { shell } = open(['notes-panel@1', 'goal-drawer@1']);
  const text = 'Call at nine\nabout the crates\n\nFrom a message of Priya Raman: http://localhost/app/messaging';
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make a note' }));
  expect(shell.fake.openSlots.get('notes-panel@1')).toEqual({ title: 'Call at nine', text });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make a goal' }));
  expect(shell.fake.openSlots.get('goal-drawer@1')).toEqual({ title: 'Call at nine', description: text });
});

test('where nobody offers notes or goals there is nothing to make', async () => {
  open([]);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Forward' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /^Make/ })).toBeNull();
});
