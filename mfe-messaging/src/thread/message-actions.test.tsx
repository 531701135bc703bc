import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderDesk } from '../testing/render-desk';
import { useMessageActions } from './message-actions';

function Remove() {
  const { remove } = useMessageActions();
  return <button onClick={() => remove('m')}>Remove</button>;
}

function React() {
  const { react } = useMessageActions();
  return <button onClick={() => react('m', '👍', true)}>React</button>;
}

test('a message whose deletion could still be undone is deleted when the tab goes, and the request outlives it', async () => {
  const asked: RequestInit[] = [];
  renderDesk(<Remove />, {
    fetch: (_path, init) => {
      if (String(init.body).includes('DeleteMessage')) asked.push(init);
      return Response.json({ data: { deleteMessage: { __typename: 'MessagePayload', error: null, message: null } } });
    },
  });
  await userEvent.click(await screen.findByText('Remove'));
  expect(asked).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(asked).toMatchObject([{ keepalive: true }]));
});

test.each([
  ['a fault is only logged', new Error('no line'), []],
  ['a refusal is told in the server’s words', { react: { __typename: 'MessagePayload', error: { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'At most 20 reactions.' }, message: null } }, [{ text: 'At most 20 reactions.' }]],
])('%s', async (_what, answer, toasts) => {
  const { shell } = renderDesk(<React />, { operations: { React: answer } });
  await userEvent.click(await screen.findByText('React'));
  await waitFor(() => expect(shell.fake.reports).toHaveLength(1));
  expect(shell.fake.toasts).toMatchObject(toasts);
});
