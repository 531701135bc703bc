import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createSampleShell } from '../../../dev/sample-shell';
import { page } from '../../remote';

const refused = (field: string | null, message: string) => ({ createChannel: {
  __typename: 'ChannelPayload', error: { __typename: 'UserError', code: 'INVALID', field, message }, channel: null, entry: null,
} });

// `mount` resolves when the first picture is on the page: inside act() that would be never.
beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

/** The form as it stands in the product, with a name in it, sent off. */
async function start(name: string, answer: object) {
  if (!page) throw new Error('the messaging remote has a page');
  const shell = createSampleShell('/channel/create', { operations: { CreateChannel: answer } });
  const element = document.createElement('div');
  document.body.append(element);
  const props = { element, shell, params: {} };
  await page.bootstrap(props);
  await page.mount(props);
  const field = await screen.findByLabelText('Name');
  fireEvent.change(field, { target: { value: name } });
  const submit = () => field.closest('form')?.requestSubmit();
  submit();
  return { shell, submit, leave: () => page?.unmount(props) };
}

test('a name longer than the server takes is not sent', async () => {
  const { shell, leave } = await start('a'.repeat(81), refused(null, ''));
  expect(await screen.findByText('Use at most 80 characters')).toBeInTheDocument();
  expect(shell.fake.calls.filter(({ operation }) => operation === 'CreateChannel')).toEqual([]);
  await leave();
});

test('what the server says of a field stands at the field, of anything else in a toast', async () => {
  const { shell, submit, leave } = await start('Retail', refused('name', 'Channel name is required.'));
  expect(await screen.findByText('Channel name is required.')).toBeInTheDocument();
  // To leave a field checks the form again: that takes nothing away that the server said.
  const field = screen.getByLabelText('Name');
  field.focus();
  field.blur();
  await waitFor(() => expect(field).toHaveAccessibleDescription('Channel name is required.'));
  expect(shell.fake.toasts).toEqual([]);
  shell.fake.answer('CreateChannel', refused('participantIds', 'Some of these people cannot be added.'));
  submit();
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ text: 'Some of these people cannot be added.' }]));
  await leave();
});
