import { STAGES } from '@heartwood/contract/domain';
import { StagePicker, Text } from '@heartwood/shared-ui';

const OPTIONS = STAGES.map(({ id, name, description }) => ({ value: String(id), label: name, text: description }));

export interface StageChoiceProps {
  value: number | null | undefined;
  canEdit: boolean;
  onChange(value: number): void;
}

/** The one stage the company is at. */
export function StageChoice({ value, canEdit, onChange }: StageChoiceProps) {
  if (canEdit) return <StagePicker
    label="Stage" stages={OPTIONS} value={value == null ? null : String(value)} onChange={(next) => onChange(Number(next))}
  />;
  const stage = STAGES.find(({ id }) => id === value);
  return <Text as="p" size="dense" {...(!stage && { tone: '3' })}>
    {stage ? `${stage.name}. ${stage.description}` : 'No stage is chosen yet.'}
  </Text>;
}
