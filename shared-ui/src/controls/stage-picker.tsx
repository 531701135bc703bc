import styled, { css } from 'styled-components';
import { mobile } from '../theme/media';
import { useControlProps } from './field-context';
import { moveFocus } from './roving';

const Frame = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: 4px;
  ${mobile} { grid-template-columns: 1fr; gap: 0; }
`;

const Block = styled.i`
  display: block;
  height: 20px;
  border: 1.5px solid var(--hollow);
  border-radius: 4px;
  transition: background var(--t-base), border-color var(--t-base);
  ${mobile} { flex: none; width: 20px; }
`;

const Stage = styled.button<{ $past: boolean; $on: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: flex-start;
  gap: 7px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--text-2);
  font-size: 11px;
  line-height: 14px;
  font-weight: 520;
  text-align: left;
  cursor: pointer;
  &:hover ${Block} { border-color: var(--text); }
  &:focus-visible { outline: none; }
  &:focus-visible ${Block} { outline: 2px solid var(--focus); outline-offset: 2px; }
  ${({ $past }) => $past && css`${Block} { background: var(--text-3); border-color: var(--text-3); }`}
  ${({ $on }) => $on && css`
    color: var(--text);
    font-weight: 680;
    ${Block} { background: var(--action); border-color: var(--action); outline: 2px solid var(--focus); outline-offset: 2px; }
  `}
  ${mobile} { flex-direction: row; align-items: center; min-height: 44px; gap: 12px; font-size: 14px; }
`;

const Meaning = styled.small`
  display: block; margin-top: 4px; font-size: 12px; line-height: 16px; font-weight: 450; color: var(--text-3); ${mobile} { margin: 0; }
`;

export interface StagePickerProps<Value extends string> {
  /** In order, from the first to the last. */
  stages: readonly { value: Value; label: string; /** What it means. */ text?: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Left out inside a `Field group`, whose label names it. */
  label?: string;
}

/** How far along: the blocks before the chosen one are filled grey. */
export function StagePicker<Value extends string>({ stages, value, onChange, label }: StagePickerProps<Value>) {
  const { id, labelId, 'aria-describedby': describedBy } = useControlProps();
  const chosen = stages.findIndex((stage) => stage.value === value);
  const name = label === undefined ? { 'aria-labelledby': labelId } : { 'aria-label': label };
  return (
    <Frame
      id={id}
      role="radiogroup"
      aria-describedby={describedBy}
      {...name}
      $count={stages.length}
      onKeyDown={(event) => {
        const stage = stages[moveFocus(event, '[role="radio"]') ?? -1];
        if (stage) onChange(stage.value);
      }}
    >
      {stages.map((stage, index) => (
        <Stage
          key={stage.value} type="button" role="radio" aria-checked={index === chosen} $past={index < chosen} $on={index === chosen}
          tabIndex={index === Math.max(chosen, 0) ? 0 : -1} onClick={() => onChange(stage.value)}
        >
          <Block aria-hidden />
          <span>{stage.label}{stage.text === undefined ? null : <Meaning>{stage.text}</Meaning>}</span>
        </Stage>
      ))}
    </Frame>
  );
}
