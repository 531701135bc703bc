import { submitWith, throwRefusal } from '@heartwood/client-kit/forms';
import { LIMITS } from '@heartwood/contract/domain';
import { Banner, Button, Drawer, errorOf, Field, limitNote, Select, Textarea } from '@heartwood/shared-ui';
import { useFormik } from 'formik';
import { useId, useState } from 'react';
import { UpdateModuleDocument, type AssumptionStatus, type ModuleContentFragment } from '../../generated/graphql';
import { useCommand } from '../../module/command';
import { ASSUMPTION_STATUS } from './assumption-status';
import { assumptionSchema } from './assumption.schema';

const STATUSES = Object.entries(ASSUMPTION_STATUS).map(([value, { label }]) => ({ value, label }));

/** Assumption, status, test and result. Another member's change in between is shown, and the user says whose stays. */
export function AssumptionForm({ module, onClose }: { module: ModuleContentFragment; onClose: () => void }) {
  const run = useCommand();
  const formId = useId();
  const [base, setBase] = useState(module.revision);
  const [theirs, setTheirs] = useState<string | null>(null);
  const form = useFormik({
    initialValues: {
      assumption: module.assumption ?? '',
      status: module.assumptionData?.status ?? ('TO_TEST' as AssumptionStatus),
      test: module.assumptionData?.test ?? '',
      result: module.assumptionData?.result ?? '',
    },
    validationSchema: assumptionSchema,
    onSubmit: submitWith(async (values) => {
      const { assumption, status, test, result } = assumptionSchema.cast(values);
      const set = { assumption, assumptionData: { status, test: test || null, result: result || null } };
      const answer = await run(UpdateModuleDocument, 'updateModule', { companyId: module.companyId, key: module.key, set, baseRevision: base }, { doing: 'saving the assumption', quiet: ['CONFLICT'], fields: Object.keys(values) });
      if (answer.ok) onClose();
      else if (answer.code === 'CONFLICT' && answer.payload?.module) {
        setBase(answer.payload.module.revision);
        setTheirs(answer.payload.module.assumption ?? '');
      } else throwRefusal(answer);
    }),
  });
  const left = (name: 'assumption' | 'test' | 'result') => limitNote(form.values[name].trim().length, LIMITS.assumption.max);
  return (
    <Drawer
      open onClose={onClose} title="Assumption" dirty={form.dirty}
      footer={<><Button variant="primary" type="submit" form={formId} busy={form.isSubmitting}>{theirs === null ? 'Save assumption' : 'Save mine'}</Button><Button variant="ghost" onClick={onClose}>Cancel</Button></>}
    >
      <form id={formId} onSubmit={form.handleSubmit} noValidate style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
        {theirs === null ? null : (
          <Banner tone="warning" action={<Button size="sm" onClick={() => void form.setFieldValue('assumption', theirs)}>Take theirs</Button>}>
            This module was changed meanwhile. The assumption there reads: “{theirs || 'nothing'}”.
          </Banner>
        )}
        <Field label="Assumption" required error={errorOf(form, 'assumption')} aside={left('assumption')}><Textarea {...form.getFieldProps('assumption')} rows={3} placeholder="Open costs make drivers stay longer than a year." /></Field>
        <Field label="Test" optional error={errorOf(form, 'test')} aside={left('test')}><Textarea {...form.getFieldProps('test')} rows={2} placeholder="How you will find out" /></Field>
        <Field label="Status"><Select options={STATUSES} value={form.values.status} onValueChange={(value) => void form.setFieldValue('status', value)} /></Field>
        <Field label="Result" optional={form.values.status === 'TO_TEST'} required={form.values.status !== 'TO_TEST'} error={errorOf(form, 'result')} aside={left('result')}><Textarea {...form.getFieldProps('result')} rows={2} placeholder="What came out" /></Field>
      </form>
    </Drawer>
  );
}
