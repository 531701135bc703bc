import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { object, string } from 'yup';
import { ApiError } from '../commands';
import { checkWith } from './check-with';
import { CheckedForm, FormError, SubmitButton, submitWith } from './checked-form';
import { TextField } from './text-field';

const schema = object({ current: string().required('Enter your current password'), next: string().required('Enter a new password')
  .min(8, 'Use at least 8 characters') });
const check = checkWith(() => Promise.resolve({ schema }));

const wrong = (field: string | null, message: string) => new ApiError({ status: 422, code: 'INVALID', field, message });

/** A form whose server gives these answers in turn. */
function open(answers: (Error | null | Promise<null>)[], validate = check) {
  const sent: object[] = [];
  render(
    <Formik
      initialValues={{ current: '', next: '' }} validate={validate} validateOnChange={false}
      onSubmit={submitWith(async (values) => {
        sent.push(values);
        const answer = await answers.shift();
        if (answer) throw answer;
      })}
    >
      <CheckedForm label="Password">
        <TextField name="current" label="Current" />
        <TextField name="next" label="New" />
        <FormError />
        <SubmitButton>Change</SubmitButton>
      </CheckedForm>
    </Formik>,
  );
  return { user: userEvent.setup(), sent, current: screen.getByLabelText('Current'), next: screen.getByLabelText('New') };
}

it("keeps the server's word under its field when the focus moves there and away again", async () => {
  const { user, current, next } = open([wrong('current', 'This is not your current password.')]);
  await user.type(current, 'guess');
  await user.type(next, 'a long new one{Enter}');
  await waitFor(() => expect(current).toHaveFocus());
  expect(current).toHaveAccessibleDescription('This is not your current password.');
  await user.click(next);
  await user.tab();
  await user.type(next, ' and longer');
  await user.tab();
  expect(current).toHaveAccessibleDescription('This is not your current password.');
  expect(current).toBeInvalid();
  await user.type(current, '2');
  expect(current).not.toBeInvalid();
});

it('says the same when the button was pressed, and nothing once it was put right', async () => {
  const { user, sent, current, next } = open([wrong('current', 'This is not your current password.'), null]);
  await user.type(current, 'guess');
  await user.type(next, 'a long new one');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(current).toHaveFocus());
  await user.clear(current);
  await user.type(current, 'right{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(current).not.toBeInvalid();
  expect(next).not.toBeInvalid();
});

it('shows what the server and what the form itself find wrong at once, and goes to the first of them', async () => {
  const { user, sent, current, next } = open([wrong('current', 'This is not your current password.')]);
  await user.type(current, 'guess');
  await user.type(next, 'a long new one{Enter}');
  await waitFor(() => expect(current).toBeInvalid());
  await user.clear(next);
  await user.type(next, 'short{Enter}');
  await waitFor(() => expect(next).toHaveAccessibleDescription('Use at least 8 characters'));
  expect(current).toHaveAccessibleDescription('This is not your current password.');
  expect(current).toHaveFocus();
  expect(sent).toHaveLength(1);
});

it('says above the button what belongs to no field, until anything changes', async () => {
  const { user, current, next } = open([wrong(null, 'Email or password is wrong.')]);
  await user.type(current, 'guess');
  await user.type(next, 'a long new one{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is wrong.');
  await user.click(current);
  await user.tab();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await user.clear(next);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says of a field it does not have what the server said of it', async () => {
  const { user, current, next } = open([wrong('token', 'The link has expired.')]);
  await user.type(current, 'guess');
  await user.type(next, 'a long new one{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The link has expired.');
});

it('tells what an operation was answered with, and only a line that is gone from no answer at all', async () => {
  const { user, current, next } = open([
    Object.assign(new Error('[GraphQL] Slow down.'), { graphQLErrors: [{ message: 'Slow down.' }] }), new TypeError('Failed to fetch'),
  ]);
  await user.type(current, 'guess');
  await user.type(next, 'a long new one{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Slow down.');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Heartwood could not be reached.'));
});

it('keeps an Enter that was pressed while the first check still waits for its rules', async () => {
  let arrive = () => undefined as void;
  const rules = new Promise<{ schema: typeof schema }>((resolve) => {
    arrive = () => resolve({ schema });
  });
  const { user, sent, current, next } = open([null], checkWith(() => rules));
  await user.type(current, '{Enter}');
  await user.type(current, 'guess');
  await user.type(next, 'a long new one{Enter}');
  expect(sent).toEqual([]);
  arrive();
  await waitFor(() => expect(sent).toEqual([{ current: 'guess', next: 'a long new one' }]));
  expect(next).toHaveFocus();
});

it('is sent once, however often Enter is pressed while it is on its way', async () => {
  let arrive = () => undefined as void;
  const answer = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const { user, sent, current, next } = open([answer]);
  await user.type(current, 'guess');
  await user.type(next, 'a long new one{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.type(next, '{Enter}');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  arrive();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).not.toHaveAttribute('aria-busy'));
  expect(sent).toHaveLength(1);
});

it('says what is left of a limit before it is met, and by how much it was', async () => {
  render(<Formik initialValues={{ city: '' }} onSubmit={() => undefined}><TextField name="city" label="City" most={80} /></Formik>);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('City'));
  await user.paste('x'.repeat(40));
  expect(screen.queryByText(/left|too many/)).not.toBeInTheDocument();
  await user.paste('x'.repeat(38));
  expect(screen.getByText('2 characters left')).toBeInTheDocument();
  await user.paste('xxx');
  expect(screen.getByText('1 too many, 80 at most')).toBeInTheDocument();
});

it('finds nothing wrong while its schema cannot be fetched: the server decides', async () => {
  let isCut = true;
  const late = checkWith(() => (isCut ? Promise.reject(new Error('Loading chunk 1 failed.')) : Promise.resolve({ schema })));
  const values = { current: '', next: '' };
  expect(await late(values)).toEqual({});
  isCut = false;
  expect(await late(values)).not.toEqual({});
});
