import { CheckedForm, FormError, SubmitButton, submitWith, TextField } from '@heartwood/client-kit/forms';
import { isEmail } from '@heartwood/contract/domain';
import { CompanyMark, H2, Text } from '@heartwood/shared-ui';
import { Formik } from 'formik';
import styled from 'styled-components';
import { object, string } from 'yup';
import type { Answers, Asks } from './use-opened-deck';
import { InPage } from './view-states';

const Fields = styled.div`display: flex; flex-direction: column; gap: 12px; margin-top: 12px;`;
const Head = styled.div`display: flex; flex-direction: column; gap: 2px; & > span:first-child { margin-bottom: 12px; }`;

const schemaOf = ({ passcode, mail }: Asks) => object({
  passcode: passcode ? string().required('Enter the passcode.') : string(),
  mail: mail ? string().required('Enter your email.').test('mail', 'Enter a valid email.', (text) => isEmail((text ?? '').trim())) : string(),
});

/** What a link wants before it shows a slide. */
export function ViewDoor({ asks, onOpen }: { asks: Asks; onOpen(answers: Answers): Promise<void> }) {
  const { title, companyName, sharedByName } = asks;
  return (
    <InPage>
      <Head>
        <CompanyMark name={companyName} size={40} />
        <H2 as="h1">{title}</H2>
        <Text as="p" size="dense" tone="2">{sharedByName === null ? `Shared by ${companyName}` : `Shared by ${sharedByName}, ${companyName}`}</Text>
      </Head>
      <Formik initialValues={{ passcode: '', mail: '' }} validationSchema={schemaOf(asks)} onSubmit={submitWith(onOpen)}>
        <CheckedForm label={`Open “${title}”`}>
          <Fields>
            {asks.passcode ? <TextField name="passcode" label="Passcode" type="password" autoComplete="off" required /> : null}
            {asks.mail ? (
              <TextField name="mail" label="Your email" type="email" autoComplete="email" required hint={`${companyName} sees that you have read it.`} />
            ) : null}
            <FormError />
            <SubmitButton>Open</SubmitButton>
          </Fields>
        </CheckedForm>
      </Formik>
    </InPage>
  );
}
