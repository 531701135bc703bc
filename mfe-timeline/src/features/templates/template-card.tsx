import { Icon, mobile, TargetIcon } from '@heartwood/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { PlanTemplate } from './plan-templates';
import { TemplateDrawing } from './template-drawing';

const Card = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 3px;
  min-width: 0;
  padding: 16px;
  border: 1px solid var(--border-2);
  border-radius: 12px;
  color: var(--text-2);
  font-size: 13px;
  line-height: 19px;
  cursor: pointer;
  transition: border-color var(--t-fast);
  &:hover { border-color: var(--border-control); }
  &:has(:checked) { border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text); }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  & > svg:first-child { margin-bottom: 14px; border-radius: 8px; background: var(--surface-sunken); color: var(--hollow); }
  &:has(:checked) > svg:first-child { color: var(--text); }
  & > small { font-size: 12px; line-height: 17px; color: var(--text-3); }
  ${mobile} { padding: 14px; }
`;
const Name = styled.b`
  display: flex; align-items: center; justify-content: space-between; gap: 12px; font-size: 14.5px; line-height: 20px; color: var(--text);
`;
const Native = styled.input`position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit;`;
const Dot = styled.i`
  flex: none;
  width: 18px;
  height: 18px;
  border: 1.5px solid var(--border-control);
  border-radius: 50%;
  :checked ~ ${Name} > & { border: 5.5px solid var(--action); }
`;
const Match = styled.span`
  display: flex; gap: 8px; align-items: center; font-size: 12px; line-height: 17px; font-weight: var(--fw-semi); color: var(--text);
`;

export interface TemplateCardProps {
  template: PlanTemplate;
  checked: boolean;
  /** The company's objective, where the template fits it. */
  objective: string | null;
  onChange(key: string): void;
}

/** One of the plans to begin with: how it lies along time, what it is for, how much of it there is. */
export function TemplateCard({ template, checked, objective, onChange }: TemplateCardProps) {
  const { key, title, text, phases, goals, months } = template;
  const id = useId();
  return (
    <Card>
      <TemplateDrawing template={template} isSolid={checked} />
      <Native
        type="radio" name="template" value={key} checked={checked} onChange={() => onChange(key)}
        aria-labelledby={`${id}-name`} aria-describedby={`${id}-text ${id}-size${objective === null ? '' : ` ${id}-match`}`}
      />
      <Name><span id={`${id}-name`}>{title}</span><Dot aria-hidden="true" /></Name>
      <span id={`${id}-text`}>{text}</span>
      <small id={`${id}-size`}>{phases.length} phases, {goals.length} goals, {months} months</small>
      {objective === null ? null : <Match id={`${id}-match`}><Icon as={TargetIcon} size={14} />Matches your objective: {objective}</Match>}
    </Card>
  );
}
