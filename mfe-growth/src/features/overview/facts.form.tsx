import {
  checkCompanyFields, CityField, CompanyNameField, CountryField, SectorsField, SizeField,
} from '@heartwood/client-kit/company-fields';
import {
  CheckedForm, FormError, GuardChanges, PictureField, SubmitButton, submitWith, TextField, throwRefusal, useFieldError,
} from '@heartwood/client-kit/forms';
import { ETA_LIMITS, ETA_METRICS, OBJECTIVES, STAGES } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Button, CompanyMark, Field, Input, mobile, Select, Text } from '@heartwood/shared-ui';
import { Formik, useField } from 'formik';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { UpdateCompanyDocument, type CompanyFactsFragment, type CompanySet } from '../../generated/graphql';
import { useCommand } from '../../module/command';
import { changedFacts, factsErrors, factsValues, setOf, type FactsValues } from './facts-values';
import { etaUnit } from './facts-words';

/** Which of the facts the viewer may change: face, plan and words of the company have rights of their own. */
export interface MayEdit {
  /** Name, pictures, place and size. */
  profile: boolean;
  sectors: boolean;
  stage: boolean;
  /** Objective, investment and customer segments. */
  words: boolean;
}

const Pictures = styled.div`display: flex; flex-wrap: wrap; gap: 12px; margin-bottom: 14px;`;
const Grid = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 14px 12px; align-items: start;
  & > [data-wide] { grid-column: 1 / -1; }
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Planned = styled.div`display: grid; grid-template-columns: 72px minmax(0, 1fr); gap: 8px;`;
const Cover = styled.img`width: 112px; height: 56px; border-radius: var(--r-2); object-fit: cover;`;
const Foot = styled.footer`display: flex; justify-content: flex-end; gap: 8px; margin-top: 14px;`;

const STAGE_OPTIONS = STAGES.map(({ id, name }) => ({ value: String(id), label: name }));
const OBJECTIVE_OPTIONS = OBJECTIVES.map(({ value, label }) => ({ value, label }));
const ETA_OPTIONS = ETA_METRICS.map((metric) => ({ value: metric, label: etaUnit(metric, 2) }));
/** What is wrong with one of them is told under it. */
const FIELDS: readonly (keyof FactsValues)[] = [
  'name', 'size', 'country', 'city', 'sectors', 'stageId', 'objective', 'investmentEtaValue', 'customerSegments',
];

export interface FactsFormProps {
  company: CompanyFactsFragment;
  founded: string;
  may: MayEdit;
  onClose(): void;
}

/** The facts of the company, to change: what was not touched is not sent, and what others have changed is not written over unasked. */
export function FactsForm({ company, founded, may, onClose }: FactsFormProps) {
  const shell = useShell();
  const run = useCommand();
  /** What the person began with, or was told since. */
  const base = useRef(company);
  const initialValues = useRef(factsValues(company)).current;

  const grid = useRef<HTMLDivElement>(null);
  // The first field that is the person's to change.
  useEffect(() => grid.current?.querySelector<HTMLElement>('input:enabled, [role="combobox"]:enabled')?.focus(), []);

  const save = async (values: FactsValues): Promise<void> => {
    const fields = changedFacts(initialValues, values);
    if (fields.length === 0) return onClose();
    const set = setOf(values, fields);
    const known = setOf(factsValues(base.current), fields);
    const variables = { id: company.id, set, base: known };
    const result = await run(UpdateCompanyDocument, 'updateCompany', variables, { doing: 'saving the facts', fields: FIELDS });
    if (!result.ok && result.code === 'CONFLICT' && result.payload?.profile) {
      base.current = result.payload.profile;
      throwRefusal({ ...result, message: 'Somebody else has changed this meanwhile. Save again to put yours in its place.' });
    }
    throwRefusal(result);
    if (result.ok) onClose();
  };
  const savePicture = async (set: CompanySet): Promise<void> => {
    await run(UpdateCompanyDocument, 'updateCompany', { id: company.id, set }, { doing: 'saving the picture' });
  };

  return (
    <Formik
      initialValues={initialValues} validateOnChange={false} onSubmit={submitWith(save)}
      validate={async (values) => ({ ...await checkCompanyFields(values), ...factsErrors(initialValues, values) })}
    >
      <CheckedForm label="Company facts">
        <GuardChanges nav={shell.nav} />
        {may.profile ? (
          <Pictures>
            <PictureField
              shell={shell} label="Logo" fileType="logo" hasPicture={company.logo !== null} onChange={(logo) => savePicture({ logo })}
              preview={<CompanyMark name={company.name} logo={company.logo} size={56} />}
            />
            <PictureField
              shell={shell} label="Cover image" fileType="cover" hasPicture={company.coverImage !== null}
              onChange={(coverImage) => savePicture({ coverImage })}
              preview={company.coverImage === null ? null : <Cover src={company.coverImage} alt="" />}
            />
          </Pictures>
        ) : null}
        <Text as="p" size="small" tone="3" style={{ marginBottom: 12 }}>{founded}</Text>
        <Grid ref={grid}>
          <CompanyNameField label="Name" size="md" disabled={!may.profile} />
          <SizeField label="Size" size="md" disabled={!may.profile} />
          <CountryField size="md" disabled={!may.profile} />
          <CityField size="md" disabled={!may.profile} />
          {may.sectors ? <div data-wide><Sectors /></div> : null}
          <Choice name="stageId" label="Stage" options={STAGE_OPTIONS} disabled={!may.stage} />
          <Choice name="objective" label="Objective" options={OBJECTIVE_OPTIONS} disabled={!may.words} />
          <Investment disabled={!may.words} />
          <TextField name="customerSegments" label="Customer segments" disabled={!may.words} />
        </Grid>
        <Text as="p" size="small" tone="3" style={{ marginTop: 10 }}>Sectors and stage finish two modules of the idea stage.</Text>
        <FormError />
        <Foot>
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <SubmitButton>Save facts</SubmitButton>
        </Foot>
      </CheckedForm>
    </Formik>
  );
}

function Sectors() {
  const [{ value }, , { setValue }] = useField<string[]>('sectors');
  return <SectorsField value={value} error={useFieldError('sectors')} onChange={(sectors) => void setValue(sectors)} />;
}

interface ChoiceProps { name: string; label: string; options: readonly { value: string; label: string }[]; disabled: boolean }

function Choice({ name, label, options, disabled }: ChoiceProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  return (
    <Field label={label} error={useFieldError(name)}>
      <Select options={options} value={value} placeholder="Choose one" disabled={disabled} onValueChange={(next) => void setValue(next)} />
    </Field>
  );
}

/** A number and what it counts; without a number none is planned. */
function Investment({ disabled }: { disabled: boolean }) {
  const [number] = useField<string>('investmentEtaValue');
  const [metric, , { setValue }] = useField<string>('investmentEtaMetric');
  const error = useFieldError('investmentEtaValue');
  return (
    <Field
      label="Investment planned" optional group error={error}
      render={({ id: _id, ...control }) => (
        <Planned>
          <Input
            {...number} {...control} aria-label="In how many" inputMode="numeric" placeholder={String(ETA_LIMITS.min)} disabled={disabled}
          />
          <Select
            options={ETA_OPTIONS} value={metric.value} aria-label="Counted in" disabled={disabled}
            onValueChange={(next) => void setValue(next)}
          />
        </Planned>
      )}
    />
  );
}
