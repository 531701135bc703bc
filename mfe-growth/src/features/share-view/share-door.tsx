import { CheckedForm, FormError, SubmitButton, submitWith, TextField } from '@heartwood/client-kit/forms';
import { isEmail } from '@heartwood/contract/domain';
import { H1, Text } from '@heartwood/shared-ui';
import { Formik } from 'formik';
import styled from 'styled-components';
import { object, string } from 'yup';
import type { Asks } from './plan';
import type { Answers } from './use-opened-share';

const Room = styled.div`display: flex; flex-direction: column; gap: 18px; width: min(380px, 100%); margin: 12vh auto; padding: 0 20px;`;
const Fields = styled.div`display: flex; flex-direction: column; gap: 14px;`;

const schemaOf = ({ passcode, mail }: Asks) => object({
  passcode: passcode ? string().required('Enter the passcode.') : string(),
  mail: mail ? string().required('Enter your email.').test('mail', 'Enter a valid email.', (text) => isEmail((text ?? '').trim())) : string(),
});

/** What a link wants before it shows anything. */
export function ShareDoor({ asks, onOpen }: { asks: Asks; onOpen: (answers: Answers) => Promise<void> }) {
  return (
    <Room>
      <div>
        <H1>{asks.name}</H1>
        <Text as="p" tone="2">{asks.passcode ? 'A passcode opens this plan. Whoever sent you the link has it.' : 'Say who you are to read this plan.'}</Text>
      </div>
      <Formik initialValues={{ passcode: '', mail: '' }} validationSchema={schemaOf(asks)} onSubmit={submitWith(onOpen)}>
        <CheckedForm label={`Open ${asks.name}`}>
          <Fields>
            {asks.passcode ? <TextField name="passcode" label="Passcode" type="password" autoComplete="off" required /> : null}
            {asks.mail ? (
              <TextField
                name="mail" label="Your email" type="email" autoComplete="email" required hint={`${asks.name} sees that you have read it.`}
              />
            ) : null}
            <FormError />
            <SubmitButton>Open</SubmitButton>
          </Fields>
        </CheckedForm>
      </Formik>
    </Room>
  );
}
