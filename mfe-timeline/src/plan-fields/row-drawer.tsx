import { CheckedForm, KeepValues } from '@heartwood/client-kit/forms';
import { useCompany } from '@heartwood/client-kit/company';
import { useTabDraft } from '@heartwood/client-kit/drafts';
import { useShell } from '@heartwood/contract/kit';
import { Button, Drawer, Trash2Icon, type DrawerProps } from '@heartwood/shared-ui';
import { Formik, type FormikConfig } from 'formik';
import { Fragment, type ReactNode } from 'react';
import { FootEnd } from './form-look';
import { draftName, keptText } from './kept-values';
import { Merging, type MergingProps } from './merging';
import { Restored } from './restored';
import type { RowForm } from './use-row-form';

/** Shows what is given with the name under which this tab keeps what is typed; another name is another form. */
export function Kept({ kind, id, children }: { kind: Parameters<typeof draftName>[0]; id: string; children(draft: string): ReactNode }) {
  const { companyId } = useCompany();
  const draft = useTabDraft(draftName(kind, companyId, id));
  return draft === null ? null : <Fragment key={draft}>{children(draft)}</Fragment>;
}

export interface RowDrawerProps<R extends { id: string; revision: number }, Values extends object>
  extends Pick<DrawerProps, 'title' | 'actions' | 'modal' | 'onClose'>, Pick<MergingProps<R, Values>, 'what' | 'fields' | 'isNews'> {
  form: RowForm<R, Values>;
  check: FormikConfig<Values>['validate'];
  /** Of the form, for who does not see it. */
  label: string;
  lead: ReactNode | ((values: Values) => ReactNode);
  submit?: string;
  /** Without it nothing is deleted from here. */
  onDelete?: (() => void) | undefined;
  /** Beside the button that sends it. */
  foot?: ReactNode;
  /** Around the form: what else there is to the row. */
  frame?(form: ReactNode): ReactNode;
  children: ReactNode;
}

/** A row of the plan with its fields, beside the page or over it. */
export function RowDrawer<R extends { id: string; revision: number }, Values extends object>({
  form, check, label, what, fields, isNews, lead, submit = 'Submit', onDelete, foot, frame = (plain) => plain, children, ...drawer
}: RowDrawerProps<R, Values>) {
  const shell = useShell();
  const { formId, begun: { initial }, values: first, kept, id, draft, asked, isAsking, parts, settle, save } = form;
  return (
    <Formik initialValues={first} {...(check && { validate: check })} validateOnMount onSubmit={save}>
      {({ isValid, isSubmitting, resetForm, values }) => (
        <Drawer
          open {...drawer} lead={typeof lead === 'function' ? lead(values) : lead}
          footer={(
            <>
              {onDelete
                ? <Button variant="ghost" icon={Trash2Icon} style={{ color: 'var(--danger-text)' }} onClick={onDelete}>Delete</Button>
                : null}
              <FootEnd>
                {foot}
                <Button variant="primary" type="submit" form={formId} busy={isSubmitting} disabled={!isValid || isAsking}>{submit}</Button>
              </FootEnd>
            </>
          )}
        >
          {frame(
            <CheckedForm id={formId} label={label}>
              <Merging what={what} parts={parts} fields={fields} {...(isNews && { isNews })} />
              <KeepValues<Values> onChange={(typed) => shell.drafts.set(draft, keptText(typed, initial, { id, asked }))} />
              {kept ? <Restored onDiscard={() => { settle(); resetForm({ values: initial }); }} /> : null}
              {children}
            </CheckedForm>,
          )}
        </Drawer>
      )}
    </Formik>
  );
}
