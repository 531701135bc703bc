import { sectorName, SectorsField } from '@heartwood/client-kit/company-fields';
import { submitWith, throwRefusal } from '@heartwood/client-kit/forms';
import { Button, Chip, errorOf, Row } from '@heartwood/shared-ui';
import { useFormik } from 'formik';
import { useEffect } from 'react';
import { UpdateCompanyDocument } from '../../generated/graphql';
import { useCommand } from '../../module/command';
import { sectorsSchema } from './idea-stage.schema';

export interface IdeaStageFormProps {
  company: { id: string; sectors: string[]; stageId: number | null };
  canEdit: boolean;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

/** One to five sectors. */
export function SectorsForm({ company, canEdit, onDone, onDirty }: IdeaStageFormProps) {
  const run = useCommand();
  const form = useFormik({
    initialValues: { sectors: company.sectors },
    validationSchema: sectorsSchema,
    onSubmit: submitWith(async ({ sectors }) => {
      const result = await run(UpdateCompanyDocument, 'updateCompany', { id: company.id, set: { sectors } }, { doing: 'saving the sectors', fields: ['sectors'] });
      throwRefusal(result);
      if (result.ok) onDone();
    }),
  });
  const { dirty } = form;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  if (!canEdit) return <Row wrap>{company.sectors.map((id) => <Chip key={id}>{sectorName(id)}</Chip>)}</Row>;
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <SectorsField
        value={form.values.sectors} error={errorOf(form, 'sectors')} suggestions={6}
        onChange={(sectors) => void form.setFieldValue('sectors', sectors)} onBlur={() => void form.setFieldTouched('sectors')}
      />
      <Row style={{ marginTop: 20 }}>
        <Button type="submit" variant="primary" busy={form.isSubmitting} disabled={!form.dirty}>Save sectors</Button>
        <Button variant="ghost" onClick={onDone}>Cancel</Button>
      </Row>
    </form>
  );
}
