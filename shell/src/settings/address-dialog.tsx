import { checkWith, TextField } from '@heartwood/client-kit/forms';
import { useClient } from 'urql';
import { MeDocument } from '../generated/graphql';
import { FormDialog } from './form-dialog';
import { sendAddress } from './send-address';

const check = checkWith(() => import('./address-form.schema'));

/** A new address counts once the mail to it was confirmed. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const client = useClient();
  const send = async ({ email }: { email: string }): Promise<void> => {
    await sendAddress(email.trim());
    // The row of the new address stands when the dialog goes; without an answer it comes with the person's own stream.
    await client.query(MeDocument, {}, { requestPolicy: 'network-only' }).toPromise();
  };
  return (
    <FormDialog title="Change email" initialValues={{ email: '' }} check={check} onSubmit={send} submit="Send link" onClose={onClose}>
      <TextField
        name="email" label="New email" type="email" autoComplete="email" inputMode="email"
        hint="We write to both addresses. The old one can stop the change for 7 days."
      />
    </FormDialog>
  );
}
