import { OBJECTIVES } from '@heartwood/contract/domain';
import { OptionCard, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Options = styled.div`display: grid; grid-template-columns: repeat(auto-fill, minmax(210px, 1fr)); gap: 8px;`;

export interface ObjectiveChoiceProps {
  value: string | null | undefined;
  canEdit: boolean;
  onChange(value: string): void;
}

/** What the company works towards, one of twelve. */
export function ObjectiveChoice({ value, canEdit, onChange }: ObjectiveChoiceProps) {
  const chosen = OBJECTIVES.find((objective) => objective.value === value);
  if (!canEdit) return <Text as="p" size="dense" {...(!chosen && { tone: '3' })}>
    {chosen ? `${chosen.label}. ${chosen.description}.` : 'No objective is chosen yet.'}
  </Text>;
  return (
    <Options role="radiogroup" aria-label="Business objective">
      {OBJECTIVES.map(({ value: each, label, description }) => (
        <OptionCard
          key={each} name="objective" value={each} title={label} text={description} checked={each === value} onChange={onChange}
        />
      ))}
    </Options>
  );
}
