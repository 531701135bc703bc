import { CheckedForm, checkWith, FormError, FormFields, SubmitButton, submitWith, TextField } from '@heartwood/client-kit/forms';
import { Formik } from 'formik';
import { useId } from 'react';
import { useClient } from 'urql';
import { Button, Modal } from '@heartwood/shared-ui';
import { MeDocument } from '../generated/graphql';
import { sendAddress } from './send-address';

const check = checkWith(() => import('./address-form.schema'));

/** A new address counts once the mail to it was confirmed. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const client = useClient();
  return (
    <Formik
      initialValues={{ email: '' }}
      validate={check}
      validateOnChange={false}
      onSubmit={submitWith(async ({ email }) => {
        await sendAddress(email.trim());
        // The row of the new address stands when the dialog goes; without an answer it comes with the person's own stream.
        await client.query(MeDocument, {}, { requestPolicy: 'network-only' }).toPromise();
        onClose();
      })}
    >
      {({ dirty }) => (
        <Modal
          open size={440} onClose={onClose} title="Change email" dirty={dirty}
          footer={<><Button variant="ghost" onClick={onClose}>Cancel</Button><SubmitButton form={form}>Send link</SubmitButton></>}
        >
          <CheckedForm id={form} label="Change email">
            <FormFields>
              <TextField
                name="email" label="New email" type="email" autoComplete="email" inputMode="email"
                hint="We write to both addresses. You log in with the old one until the link in the mail is opened."
              />
              <FormError />
            </FormFields>
          </CheckedForm>
        </Modal>
      )}
    </Formik>
  );
}
