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

/** A server that answers each of the two as told, and what it was asked, in order. */
function renderRemove(answers: { delete?: () => Promise<Response> | Response; restore?: () => Response } = {}) {
  const asked: { operation: string; keepalive: boolean }[] = [];
  const done = (field: string) => Response.json({ data: { [field]: { __typename: 'MessagePayload', error: null, message: null } } });
  const { shell } = renderDesk(<Remove />, {
    fetch: (_path, init) => {
      const operation = /DeleteMessage|RestoreMessage/.exec(String(init.body))?.[0];
      if (operation) asked.push({ operation, keepalive: init.keepalive === true });
      if (operation === 'RestoreMessage') return answers.restore?.() ?? done('restoreMessage');
      return answers.delete?.() ?? done('deleteMessage');
    },
  });
  const undo = () => shell.fake.toasts.at(-1)?.action?.run();
  return { shell, asked, undo };
}

test('a message is deleted when it is deleted, and the request outlives the page', async () => {
  const { shell, asked } = renderRemove();
  await userEvent.click(await screen.findByText('Remove'));
  await waitFor(() => expect(asked).toEqual([{ operation: 'DeleteMessage', keepalive: true }]));
  expect(shell.fake.toasts).toMatchObject([{ title: 'Message deleted', duration: 8000, action: { label: 'Undo' } }]);
});

test('Undo waits for the deletion to have arrived, then writes the message back', async () => {
  let arrive = (_answer: Response) => undefined as void;
  const { asked, undo } = renderRemove({ delete: () => new Promise<Response>((resolve) => { arrive = resolve; }) });
  await userEvent.click(await screen.findByText('Remove'));
  await waitFor(() => expect(asked).toHaveLength(1));
  undo();
  expect(asked).toHaveLength(1);
  arrive(Response.json({ data: { deleteMessage: { __typename: 'MessagePayload', error: null, message: null } } }));
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toEqual(['DeleteMessage', 'RestoreMessage']));
});

test('what was not deleted leaves no toast that says so', async () => {
  const { shell } = renderRemove({ delete: () => Promise.reject(new TypeError('no line')) });
  await userEvent.click(await screen.findByText('Remove'));
  await waitFor(() => expect(shell.fake.reports).not.toHaveLength(0));
  await waitFor(() => expect(shell.fake.toasts).toEqual([]));
});

test('what could not be brought back is told, with a way to try again', async () => {
  let isAway = true;
  const { shell, asked, undo } = renderRemove({
    restore: () => {
      if (isAway) throw new TypeError('no line');
      return Response.json({ data: { restoreMessage: { __typename: 'MessagePayload', error: null, message: null } } });
    },
  });
  await userEvent.click(await screen.findByText('Remove'));
  await waitFor(() => expect(asked).toHaveLength(1));
  undo();
  await waitFor(() => (
    expect(shell.fake.toasts.at(-1)).toMatchObject({ text: 'The message is not back yet.', action: { label: 'Try again' } })
  ));
  isAway = false;
  undo();
  await waitFor(() => expect(asked.filter(({ operation }) => operation === 'RestoreMessage')).toHaveLength(2));
});

test('a message whose files have no room says so for as long as making some takes, and can be tried again', async () => {
  const message = 'Delete messages with files to make room.';
  const { shell, asked, undo } = renderRemove({ restore: () => Response.json({ data: { restoreMessage: {
    __typename: 'MessagePayload', message: null, error: { __typename: 'UserError', code: 'OVER_QUOTA', field: 'file', message },
  } } }) });
  await userEvent.click(await screen.findByText('Remove'));
  await waitFor(() => expect(asked).toHaveLength(1));
  undo();
  await waitFor(() => expect(shell.fake.toasts.at(-1)).toMatchObject({
    title: 'The message is not back yet.', text: message, duration: 60_000, action: { label: 'Try again' },
  }));
});

test.each([
  ['a fault is only logged', new Error('no line'), []],
  ['a refusal is told in the server’s words', { react: {
    __typename: 'MessagePayload', error: { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'At most 20 reactions.' },
    message: null,
  } }, [{ text: 'At most 20 reactions.' }]],
])('%s', async (_what, answer, toasts) => {
  const { shell } = renderDesk(<React />, { operations: { React: answer } });
  await userEvent.click(await screen.findByText('React'));
  await waitFor(() => expect(shell.fake.reports).toHaveLength(1));
  expect(shell.fake.toasts).toMatchObject(toasts);
});
