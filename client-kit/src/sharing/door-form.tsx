import { isEmail } from '@heartwood/contract/domain';
import { Formik } from 'formik';
import styled from 'styled-components';
import { object, string } from 'yup';
import { CheckedForm, FormError, SubmitButton, submitWith, TextField } from '../forms';
import type { DoorAnswers, DoorAsks } from './door-answers';

const Fields = styled.div`display: flex; flex-direction: column; gap: 14px;`;

const schemaOf = ({ passcode, mail }: DoorAsks) => object({
  passcode: passcode ? string().required('Enter the passcode.') : string(),
  mail: mail
    ? string().required('Enter your email.').test('mail', 'Enter a valid email.', (text = '') => isEmail(text.trim()))
    : string(),
});

interface DoorFormProps {
  /** Names the form. */
  label: string;
  /** Whose it is: they see who came. */
  company: string;
  asks: DoorAsks;
  onOpen(answers: DoorAnswers): Promise<void>;
}

/** What a link wants before it shows anything. */
export function DoorForm({ label, company, asks, onOpen }: DoorFormProps) {
  return (
    <Formik initialValues={{ passcode: '', mail: '' }} validationSchema={schemaOf(asks)} onSubmit={submitWith(onOpen)}>
      <CheckedForm label={label}>
        <Fields>
          {asks.passcode ? <TextField name="passcode" label="Passcode" type="password" autoComplete="off" required /> : null}
          {asks.mail ? (
            <TextField
              name="mail" label="Your email" type="email" autoComplete="email" required hint={`${company} sees that you have read it.`}
            />
          ) : null}
          <FormError />
          <SubmitButton>Open</SubmitButton>
        </Fields>
      </CheckedForm>
    </Formik>
  );
}
