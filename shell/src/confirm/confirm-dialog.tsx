import { sentenceOf } from '@heartwood/client-kit/commands';
import { CheckedForm, checkWith, FormError, SubmitButton, submitWith, TextField } from '@heartwood/client-kit/forms';
import { Formik } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import { Banner, Button, Modal } from '@heartwood/shared-ui';
import { GoogleButton, type GoogleAnswer } from '../auth/google-button';
import { useMe, type Me } from '../graphql/me';
import { deployment } from '../registry/deployment';
import { confirmation, session } from '../session/browser-session';
import { confirmAgain } from './confirm-calls';

const check = checkWith(() => import('./confirm-dialog.schema'));

const Rows = styled.div`display: flex; flex-direction: column; gap: 16px;`;
const Buttons = styled.div`display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 8px; margin-top: 20px;`;

const cancel = (): void => confirmation.answer(false);

/** Asks who is at the device before something sensitive; the act itself waits behind it and goes on by itself. */
export function ConfirmDialog() {
  const { me } = useMe();
  return (
    <Modal open onClose={cancel} title="Confirm it's you" subtitle="It has been a while since you logged in, and this needs to be you.">
      {me === null ? null : <Proof user={me.user} />}
    </Modal>
  );
}

function Proof({ user }: Pick<Me, 'user'>) {
  if (user.hasPassword) return <ByPassword />;
  return deployment.googleClientId === '' ? <ByMail /> : <ByGoogle />;
}

function ByPassword() {
  return (
    <Formik
      initialValues={{ password: '' }}
      validate={check}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submitWith(async (values) => {
        await confirmAgain(values);
        confirmation.answer(true);
      })}
    >
      <CheckedForm label="Confirm it's you">
        <Rows>
          <TextField name="password" label="Password" type="password" autoComplete="current-password" />
          <FormError />
        </Rows>
        <Buttons>
          <Button variant="ghost" onClick={cancel}>Cancel</Button>
          <SubmitButton>Confirm</SubmitButton>
        </Buttons>
      </CheckedForm>
    </Formik>
  );
}

function ByGoogle() {
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = (answer: GoogleAnswer): void => {
    setFailure(null);
    confirmAgain(answer).then(() => confirmation.answer(true), (error: unknown) => setFailure(sentenceOf(error)));
  };
  return (
    <Rows>
      <GoogleButton onAnswer={confirm} away="Google could not be reached. Check your connection and try again." />
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
      <Buttons><Button variant="ghost" onClick={cancel}>Cancel</Button></Buttons>
    </Rows>
  );
}

/** An account without a password where Google is not offered any more: the way in is a mail. */
function ByMail() {
  return (
    <Rows>
      <Banner tone="warning">Your account has no password yet. Log out and choose one, then come back.</Banner>
      <Buttons>
        <Button variant="ghost" onClick={cancel}>Cancel</Button>
        <Button variant="primary" onClick={() => session.signOut({ to: '/auth/forgot-password' })}>Log out and choose one</Button>
      </Buttons>
    </Rows>
  );
}
