import { failureToast, useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { CheckedForm, checkWith, FormFields, TextField } from '@heartwood/client-kit/forms';
import { adding } from '@heartwood/contract';
import { useShell } from '@heartwood/contract/kit';
import { Button, Modal } from '@heartwood/shared-ui';
import { Formik } from 'formik';
import { useId } from 'react';
import { SaveCategoryDocument } from '../generated/graphql';

const check = checkWith(() => import('./category.schema'));

/** What the server may answer with; the dialog says it by itself. */
const CODES = ['FORBIDDEN', 'INVALID', 'NETWORK', 'UNKNOWN', 'INTERNAL_SERVER_ERROR', 'CONFLICT', 'EMPTY'];

/** A new category, made where one is chosen; `onAdded` is told its id. */
export function CategoryDialog({ onClose, onAdded }: { onClose(): void; onAdded(id: string): void }) {
  const run = useCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  const form = useId();
  const add = async ({ title }: { title: string }) => {
    const row = { id: crypto.randomUUID(), title: title.trim() };
    const result = await run(SaveCategoryDocument, 'saveCategory', { companyId, row }, { doing: adding('category'), quiet: CODES });
    if (result.ok) {
      onAdded(row.id);
      onClose();
      return;
    }
    // Specification, sections 6 and 8.
    const isDenied = result.code === 'FORBIDDEN' || result.message.includes('permission');
    shell.toast(isDenied
      ? { title: "Access Denied. You don't have permission to add category.", status: 'warning', duration: 4000, position: 'top' }
      : { ...failureToast(result, adding('category')), text: result.message || "Couldn't add category." });
  };
  return (
    <Formik initialValues={{ title: '' }} validate={check} validateOnMount onSubmit={add}>
      {({ isValid, isSubmitting, dirty }) => (
        <Modal
          open onClose={onClose} title="Add New category" dirty={isSubmitting}
          footer={(
            <>
              <Button variant="ghost" onClick={onClose}>Cancel</Button>
              <Button variant="primary" type="submit" form={form} busy={isSubmitting} disabled={!isValid || !dirty}>Add</Button>
            </>
          )}
        >
          <CheckedForm id={form} label="Add New category">
            <FormFields>
              <TextField
                name="title" label="Category Name" placeholder="For example: B2B · Bakeries" hint="At least 3 characters" autoComplete="off"
              />
            </FormFields>
          </CheckedForm>
        </Modal>
      )}
    </Formik>
  );
}
