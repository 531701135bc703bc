import { submitWith, throwRefusal } from '@heartwood/client-kit/forms';
import { EVIDENCE_KINDS, LIMITS, type EvidenceKind } from '@heartwood/contract/domain';
import { Button, errorOf, Field, Input, limitNote, mobile, Select, Textarea } from '@heartwood/shared-ui';
import { DatePicker } from '@heartwood/shared-ui/dates';
import { useFormik } from 'formik';
import styled from 'styled-components';
import { localToday } from '../../module/due-date';
import type { EvidenceCommands } from './evidence-calls';
import { evidenceSchema } from './evidence.schema';
import type { Subject } from './sources';

const Form = styled.form`display: flex; flex-direction: column; gap: 10px;`;
const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 144px;
  gap: 8px;
  ${mobile} { grid-template-columns: minmax(0, 1fr); gap: 10px; }
`;

const KINDS = EVIDENCE_KINDS.map(([value, label]) => ({ value, label }));

/** What was found out next. */
export function EvidenceForm({ subject, commands, onAdded }: { subject: Subject; commands: EvidenceCommands; onAdded?: () => void }) {
  const form = useFormik({
    initialValues: {
      kind: (subject.rowId === null ? 'RESULT' : 'SOURCE') as EvidenceKind, date: localToday() as string | null, note: '', link: '',
    },
    validationSchema: evidenceSchema,
    onSubmit: submitWith(async (values) => {
      const { kind, date, note, link } = evidenceSchema.cast(values);
      const { key, rowId, field } = subject;
      const answer = await commands.add({ kind, date, note, link: link || null, key, rowId, field } as never);
      if (!answer.ok) return throwRefusal(answer);
      form.resetForm();
      return onAdded?.();
    }),
  });
  return (
    <Form aria-label="Add evidence" onSubmit={form.handleSubmit} noValidate>
      <Field
        label="What you found" required error={errorOf(form, 'note')}
        aside={limitNote(form.values.note.trim().length, LIMITS.evidenceNote.max)}
      >
        <Textarea rows={2} {...form.getFieldProps('note')} />
      </Field>
      <Two>
        <Field label="How">
          <Select options={KINDS} value={form.values.kind} onValueChange={(kind) => void form.setFieldValue('kind', kind)} />
        </Field>
        <Field label="When" error={errorOf(form, 'date')}>
          <DatePicker label="When" value={form.values.date} max={localToday()} onChange={(date) => void form.setFieldValue('date', date)} />
        </Field>
      </Two>
      <Field label="Link" optional error={errorOf(form, 'link')}>
        <Input type="url" inputMode="url" placeholder="https://" {...form.getFieldProps('link')} />
      </Field>
      <Button type="submit" size="sm" busy={form.isSubmitting}>{subject.rowId === null ? 'Add result' : 'Add evidence'}</Button>
    </Form>
  );
}
