import { SectorsField } from '@heartwood/client-kit/company-fields';
import { useState } from 'react';
import styled from 'styled-components';
import { OBJECTIVES, STAGES } from '@heartwood/contract/domain';
import { Field, mobile, OptionCard, StagePicker, TextLink } from '@heartwood/shared-ui';

const Grid = styled.div`display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; ${mobile} { grid-template-columns: 1fr; }`;
const More = styled(TextLink).attrs({ as: 'button', type: 'button' })`
  align-self: flex-start; margin-top: 4px; font-size: var(--fs-small); line-height: 24px;
`;

/** The first six lead (product screens, onboarding). */
const LEADING = 6;

const STAGE_OPTIONS = STAGES.map(({ id, name }) => ({ value: String(id), label: name }));

export interface Focus {
  sectors: string[];
  stageId: number | null;
  objective: string;
}

export interface FocusFieldsProps {
  value: Focus;
  onChange: (change: Partial<Focus>) => void;
  errors: Partial<Record<keyof Focus, string | undefined>>;
}

/** Sectors (1 to 5), stage and objective of a company. */
export function FocusFields({ value, onChange, errors }: FocusFieldsProps) {
  const [isOpen, setOpen] = useState(() => OBJECTIVES.findIndex((one) => one.value === value.objective) >= LEADING);
  const stage = STAGES.find(({ id }) => id === value.stageId);
  const shown = isOpen ? OBJECTIVES : OBJECTIVES.slice(0, LEADING);
  return (
    <>
      <SectorsField value={value.sectors} error={errors.sectors} onChange={(sectors) => onChange({ sectors })} />
      <Field label="Stage" group error={errors.stageId} hint={stage ? `${stage.name}: ${lowered(stage.description)}` : 'How far is it?'}>
        <StagePicker
          stages={STAGE_OPTIONS} value={value.stageId === null ? null : String(value.stageId)}
          onChange={(id) => onChange({ stageId: Number(id) })}
        />
      </Field>
      <Field label="Objective for the next six months" group error={errors.objective}>
        <Grid role="radiogroup" aria-label="Objective for the next six months">
          {shown.map((objective) => (
            <OptionCard
              key={objective.value} name="objective" value={objective.value} title={objective.label} text={objective.description}
              checked={value.objective === objective.value} onChange={(next) => onChange({ objective: next })}
            />
          ))}
        </Grid>
        {isOpen ? null : <More onClick={() => setOpen(true)}>Show {OBJECTIVES.length - LEADING} more</More>}
      </Field>
    </>
  );
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
