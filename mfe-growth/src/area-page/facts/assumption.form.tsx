import { submitWith, throwRefusal } from '@heartwood/client-kit/forms';
import { CLAIM_STATUSES, LIMITS } from '@heartwood/contract/domain';
import { Banner, Button, Drawer, errorOf, Field, limitNote, Select, Textarea } from '@heartwood/shared-ui';
import { useFormik } from 'formik';
import { useId, useState } from 'react';
import { UpdateModuleDocument, type AssumptionStatus, type ModuleContentFragment } from '../../generated/graphql';
import { useCommand } from '../../module/command';
import { assumptionSchema } from './assumption.schema';

const STATUSES = CLAIM_STATUSES.map(([value, label]) => ({ value, label }));

export interface AssumptionFormProps {
  module: Pick<ModuleContentFragment, 'companyId' | 'key' | 'assumption' | 'assumptionData' | 'revision'>;
  /** From elsewhere: what the form begins with in place of what is there, which is shown. */
  words?: string;
  onClose: () => void;
}

/** Assumption, status and test. Another member's change in between is shown, and the user says whose stays. */
export function AssumptionForm({ module, words, onClose }: AssumptionFormProps) {
  const run = useCommand();
  const formId = useId();
  const [base, setBase] = useState(module.revision);
  const [theirs, setTheirs] = useState<string | null>(null);
  const replaced = words === undefined ? null : module.assumption ?? null;
  const form = useFormik({
    initialValues: {
      assumption: words ?? module.assumption ?? '',
      status: module.assumptionData?.status ?? ('TO_TEST' as AssumptionStatus),
      test: module.assumptionData?.test ?? '',
      passesIf: module.assumptionData?.passesIf ?? '',
    },
    validationSchema: assumptionSchema,
    onSubmit: submitWith(async (values) => {
      const { assumption, status, test, passesIf } = assumptionSchema.cast(values);
      const result = module.assumptionData?.result ?? null;
      const set = { assumption, assumptionData: { status, test: test || null, passesIf: passesIf || null, result } };
      const answer = await run(UpdateModuleDocument, 'updateModule', {
        companyId: module.companyId, key: module.key, set, baseRevision: base,
      }, { doing: 'saving the assumption', quiet: ['CONFLICT'], fields: Object.keys(values) });
      if (answer.ok) onClose();
      else if (answer.code === 'CONFLICT' && answer.payload?.module) {
        setBase(answer.payload.module.revision);
        setTheirs(answer.payload.module.assumption ?? '');
      } else throwRefusal(answer);
    }),
  });
  const left = (name: 'assumption' | 'test' | 'passesIf') => limitNote(form.values[name].trim().length, LIMITS.assumption.max);
  return (
    <Drawer
      open onClose={onClose} title="Assumption" dirty={form.dirty || words !== undefined}
      footer={<><Button variant="primary" type="submit" form={formId} busy={form.isSubmitting}>
        {theirs === null ? 'Save assumption' : 'Save mine'}
      </Button><Button variant="ghost" onClick={onClose}>Cancel</Button></>}
    >
      <form id={formId} onSubmit={form.handleSubmit} noValidate style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
        {theirs === null ? null : (
          <Banner
            tone="warning"
            action={<Button size="sm" onClick={() => void form.setFieldValue('assumption', theirs)}>Take theirs</Button>}
          >
            This module was changed meanwhile. The assumption there reads: “{theirs || 'nothing'}”.
          </Banner>
        )}
        {theirs === null && replaced
          ? <Banner tone="warning">This module has an assumption, which gives way to yours: “{replaced}”.</Banner>
          : null}
        <Field label="Assumption" required error={errorOf(form, 'assumption')} aside={left('assumption')}>
          <Textarea {...form.getFieldProps('assumption')} rows={3} placeholder="Open costs make drivers stay longer than a year." />
        </Field>
        <Field label="Test" optional error={errorOf(form, 'test')} aside={left('test')}>
          <Textarea {...form.getFieldProps('test')} rows={2} placeholder="How you will find out" />
        </Field>
        <Field label="Passes if" optional error={errorOf(form, 'passesIf')} aside={left('passesIf')}>
          <Textarea {...form.getFieldProps('passesIf')} rows={2} placeholder="8 of 10 say yes in writing" />
        </Field>
        <Field label="Status">
          <Select options={STATUSES} value={form.values.status} onValueChange={(value) => void form.setFieldValue('status', value)} />
        </Field>
      </form>
    </Drawer>
  );
}
