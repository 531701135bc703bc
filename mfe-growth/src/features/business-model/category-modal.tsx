import { submitWith, throwRefusal } from '@heartwood/client-kit/forms';
import { useCompany } from '@heartwood/client-kit/company';
import { LIMITS } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import type { ToastRequest } from '@heartwood/contract';
import { Button, errorOf, Field, Input, Modal } from '@heartwood/shared-ui';
import { useFormik } from 'formik';
import { useId, useState } from 'react';
import { AddCustomerCategoryDocument } from '../../generated/graphql';
import { useCommand } from '../../module/command';
import { categorySchema } from './category.schema';

export interface CategoryModalProps {
  onClose(): void;
  /** The name as it stands among the categories now. */
  onAdded(name: string): void;
}

/** Adds a category of customers. */
export function CategoryModal({ onClose, onAdded }: CategoryModalProps) {
  const run = useCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  const formId = useId();
  // The same again, after an answer that never came, is the same category.
  const [id] = useState(() => crypto.randomUUID());
  const form = useFormik({
    initialValues: { name: '' },
    validationSchema: categorySchema,
    onSubmit: submitWith(async (values) => {
      const { name } = categorySchema.cast(values);
      const answer = await run(
        AddCustomerCategoryDocument, 'addCustomerCategory', { companyId, id, name }, { doing: 'adding the category', quiet: 'all' },
      );
      if (answer.ok) onAdded(answer.payload.category?.name ?? name);
      else if (answer.field === 'name') throwRefusal(answer);
      else shell.toast(refusalToast(answer));
    }),
  });
  const isTooShort = !categorySchema.isValidSync(form.values);
  const error = errorOf(form, 'name');
  return (
    <Modal
      open onClose={onClose} title="Add New category" dirty={form.dirty}
      footer={<>
        <Button variant="ghost" onClick={onClose}>Cancel</Button>
        <Button variant="primary" type="submit" form={formId} busy={form.isSubmitting} disabled={isTooShort}>Add</Button>
      </>}
    >
      <form id={formId} onSubmit={form.handleSubmit} noValidate>
        <Field label="Category Name" error={error} hint={isTooShort ? `At least ${LIMITS.categoryName.min} characters` : undefined}>
          <Input
            {...form.getFieldProps('name')} autoFocus autoComplete="off" disabled={form.isSubmitting}
            placeholder="For example: B2B · Bakeries"
          />
        </Field>
      </form>
    </Modal>
  );
}

/** Specification, sections 5 and 8. */
function refusalToast({ code, message }: { code: string; message: string }): ToastRequest {
  if (code === 'FORBIDDEN' || message.includes('permission')) {
    return {
      title: 'Access Denied. You don\'t have permission to add category.', status: 'warning', duration: 4000, position: 'top',
    };
  }
  return { title: 'An error occurred.', text: message || 'Couldn\'t add category.', status: 'error', duration: 3000, position: 'top' };
}
