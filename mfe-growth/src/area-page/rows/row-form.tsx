import { CheckedForm, FormError } from '@heartwood/client-kit/forms';
import { Button, Column, Modal } from '@heartwood/shared-ui';
import { Formik } from 'formik';
import { useId, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import type { RowFormProps } from './row-list';

interface RowFormShape<Fields extends object> extends Omit<RowFormProps<unknown, Fields>, 'row'> {
  isNew: boolean;
  initial: Fields;
  schema: ObjectSchema<Fields>;
  /** The fields. */
  children: ReactNode;
}

/** Adds a row, or changes one, in a dialog. It closes at once. */
export function RowForm<Fields extends object>({ noun, isNew, initial, schema, refused, onSave, onClose, children }: RowFormShape<Fields>) {
  const formId = useId();
  const title = `${isNew ? 'Add' : 'Edit'} ${noun}`;
  return (
    <Formik
      initialValues={initial} initialStatus={refused?.refusal} validationSchema={schema}
      onSubmit={(values) => {
        onClose();
        onSave(schema.cast(values) as Fields);
      }}
    >
      {({ dirty }) => (
        <Modal
          open onClose={onClose} title={title} dirty={dirty || refused !== null}
          footer={<>
            <Button variant="ghost" onClick={onClose}>Cancel</Button>
            <Button variant="primary" type="submit" form={formId}>{isNew ? 'Add' : 'Save'} {noun}</Button>
          </>}
        >
          <CheckedForm id={formId} label={title}><Column style={{ gap: 14 }}><FormError />{children}</Column></CheckedForm>
        </Modal>
      )}
    </Formik>
  );
}
