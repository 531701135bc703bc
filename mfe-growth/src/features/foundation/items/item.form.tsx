import { LIMITS } from '@heartwood/contract/domain';
import { Button, Field, Input, limitNote, Modal, Textarea } from '@heartwood/shared-ui';
import { useFormik } from 'formik';
import { useId } from 'react';
import { itemSchema } from './item.schema';

export interface ItemFormProps {
  /** "value" or "habit". */
  noun: string;
  item: { label: string; description: string } | null;
  onSave: (item: { label: string; description: string }) => void;
  onClose: () => void;
}

/** Adds a row, or changes one. It closes at once: the row is shown while the server is still asked. */
export function ItemForm({ noun, item, onSave, onClose }: ItemFormProps) {
  const formId = useId();
  const form = useFormik({
    initialValues: { label: item?.label ?? '', description: item?.description ?? '' },
    validationSchema: itemSchema,
    onSubmit: (values) => {
      onSave(itemSchema.cast(values));
      onClose();
    },
  });
  const { label, description } = form.values;
  const verb = item ? 'Save' : 'Add';
  const errorOf = (name: 'label' | 'description') => (form.touched[name] ? form.errors[name] : null);
  return (
    <Modal
      open onClose={onClose} title={item ? `Edit ${noun}` : `Add ${noun}`} dirty={form.dirty}
      footer={<><Button variant="ghost" onClick={onClose}>Cancel</Button><Button variant="primary" type="submit" form={formId}>{verb} {noun}</Button></>}
    >
      <form id={formId} onSubmit={form.handleSubmit} noValidate style={{ display: 'flex', flexDirection: 'column', gap: 14 }}>
        <Field label="Name" required error={errorOf('label')} aside={limitNote(label.trim().length, LIMITS.itemLabel.max)}>
          <Input {...form.getFieldProps('label')} autoComplete="off" />
        </Field>
        <Field label="Description" optional error={errorOf('description')} aside={limitNote(description.trim().length, LIMITS.itemDescription.max)}>
          <Textarea {...form.getFieldProps('description')} rows={3} autoComplete="off" />
        </Field>
      </form>
    </Modal>
  );
}
