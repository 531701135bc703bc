import { CheckedForm, FormError, SubmitButton, submitWith, TextField } from '@heartwood/client-kit/forms';
import { Formik } from 'formik';
import { useId } from 'react';
import { Button, Modal } from '@heartwood/shared-ui';
import { callJson } from '../../session/call-json';

interface TwoFactorOffDialogProps {
  /** Without one the server asks who it is by itself. */
  hasPassword: boolean;
  onClose: () => void;
}

/** Asks for the password: an open tab alone is not enough. */
export function TwoFactorOffDialog({ hasPassword, onClose }: TwoFactorOffDialogProps) {
  const form = useId();
  const check = ({ password }: { password: string }) =>
    Promise.resolve<Partial<Record<string, string>>>(hasPassword && password === '' ? { password: 'Enter your password' } : {});
  const turnOff = submitWith(async ({ password }: { password: string }) => {
    await callJson('POST', '/account/two-factor/off', hasPassword ? { password } : {});
    onClose();
  });
  return (
    <Formik initialValues={{ password: '' }} validate={check} validateOnChange={false} validateOnBlur={false} onSubmit={turnOff}>
      <Modal
        open size={440} onClose={onClose} title="Turn two-factor off?"
        footer={<>
          <Button variant="ghost" onClick={onClose}>Keep it on</Button>
          <SubmitButton form={form} variant="dangerFilled">Turn off</SubmitButton>
        </>}
      >
        <CheckedForm id={form} label="Turn two-factor off?">
          {hasPassword
            ? <TextField name="password" label="Password" type="password" autoComplete="current-password" />
            : 'You log in with Google alone then.'}
          <FormError />
        </CheckedForm>
      </Modal>
    </Formik>
  );
}
