import { submitWith, throwRefusal } from '@heartwood/client-kit/forms';
import { STAGES } from '@heartwood/contract/domain';
import { Button, Column, errorOf, Field, OptionCard, Row, Text } from '@heartwood/shared-ui';
import { useFormik } from 'formik';
import { useEffect } from 'react';
import { UpdateCompanyDocument } from '../../generated/graphql';
import { useCommand } from '../../module/command';
import { stageSchema } from './idea-stage.schema';
import type { IdeaStageFormProps } from './sectors.form';

/** The one stage the company is at. */
export function StageForm({ company, canEdit, onDone, onDirty }: IdeaStageFormProps) {
  const run = useCommand();
  const form = useFormik({
    initialValues: { stageId: company.stageId },
    validationSchema: stageSchema,
    onSubmit: submitWith(async ({ stageId }) => {
      const result = await run(UpdateCompanyDocument, 'updateCompany', { id: company.id, set: { stageId } }, { doing: 'saving the stage', fields: ['stageId'] });
      throwRefusal(result);
      if (result.ok) onDone();
    }),
  });
  const { dirty } = form;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  if (!canEdit) {
    const stage = STAGES.find(({ id }) => id === company.stageId);
    return <Text as="p" size="body">{stage ? `${stage.name}. ${stage.description}` : 'No stage is set yet.'}</Text>;
  }
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <Field label="Stage" group error={errorOf(form, 'stageId')}>
        <Column gap={2}>
          {STAGES.map(({ id, name, description }) => (
            <OptionCard
              key={id} name="stage" value={String(id)} title={name} text={description} checked={form.values.stageId === id}
              onChange={(value) => void form.setFieldValue('stageId', Number(value))}
            />
          ))}
        </Column>
      </Field>
      <Row style={{ marginTop: 20 }}>
        <Button type="submit" variant="primary" busy={form.isSubmitting} disabled={!form.dirty}>Save stage</Button>
        <Button variant="ghost" onClick={onDone}>Cancel</Button>
      </Row>
    </form>
  );
}
