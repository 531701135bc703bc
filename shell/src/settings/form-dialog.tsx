import { CheckedForm, FormError, FormFields, SubmitButton, submitWith } from '@heartwood/client-kit/forms';
import { Button, Modal } from '@heartwood/shared-ui';
import { Formik, type FormikValues } from 'formik';
import { useId, type ReactNode } from 'react';

export interface FormDialogProps<Values> {
  title: string;
  initialValues: Values;
  check: (values: Values) => Promise<Partial<Record<string, string>>>;
  /** Sends the values, and throws why it can't. */
  onSubmit: (values: Values) => Promise<void>;
  /** Of the button that sends. */
  submit: string;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** One thing of the settings that is changed in a dialog: it goes once it is sent. */
export function FormDialog<Values extends FormikValues>(
  { title, initialValues, check, onSubmit, submit, onClose, children }: FormDialogProps<Values>,
) {
  const form = useId();
  const send = submitWith(async (values: Values) => {
    await onSubmit(values);
    onClose();
  });
  return (
    <Formik initialValues={initialValues} validate={check} validateOnChange={false} onSubmit={send}>
      {({ dirty }) => (
        <Modal
          open size={440} onClose={onClose} title={title} dirty={dirty}
          footer={<><Button variant="ghost" onClick={onClose}>Cancel</Button><SubmitButton form={form}>{submit}</SubmitButton></>}
        >
          <CheckedForm id={form} label={title}><FormFields>{children}<FormError /></FormFields></CheckedForm>
        </Modal>
      )}
    </Formik>
  );
}
