import styled, { css } from 'styled-components';
import { mobile } from '../theme/media';
import { useControlProps } from './field-context';
import { moveFocus } from './roving';

const Frame = styled.div`display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 3px;`;
const Step = styled.button<{ $upTo: boolean; $on: boolean }>`
  height: 32px;
  padding: 0;
  border: 1.25px solid var(--border-control);
  border-radius: 6px;
  background: var(--surface);
  color: var(--text-2);
  font-size: 13px;
  font-weight: var(--fw-medium);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  ${({ $upTo }) => $upTo && css`background: var(--surface-selected); border-color: var(--text-2); color: var(--text);`}
  ${({ $on }) => (
    $on && css`background: var(--action); border-color: var(--action); color: var(--text-on-action); font-weight: var(--fw-bold);`
  )}
  ${mobile} { height: 44px; }
`;
const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  grid-column: 1 / -1;
  font-size: 12px;
  line-height: 17px;
  color: var(--text-3);
`;

const STEPS = [1, 2, 3, 4, 5] as const;

export interface RatingProps {
  /** 1–5; null while nobody has said. */
  value: number | null;
  /** The chosen one again takes it back. */
  onChange: (value: number | null) => void;
  /** What the first and the last mean. */
  ends: readonly [string, string];
}

/** One of five steps, inside a `Field group`. */
export function Rating({ value, onChange, ends }: RatingProps) {
  const { id, labelId, 'aria-describedby': describedBy } = useControlProps();
  const words = (step: number) => (step === 1 ? `1, ${ends[0]}` : step === 5 ? `5, ${ends[1]}` : String(step));
  return (
    <Frame
      id={id} role="radiogroup" aria-labelledby={labelId} aria-describedby={describedBy}
      onKeyDown={(event) => {
        const step = STEPS[moveFocus(event, '[role="radio"]') ?? -1];
        if (step !== undefined) onChange(step);
      }}
    >
      {STEPS.map((step) => (
        <Step
          key={step} type="button" role="radio" aria-checked={step === value} aria-label={words(step)} $upTo={step < (value ?? 0)}
          $on={step === value}
          tabIndex={step === (value ?? 1) ? 0 : -1} onClick={() => onChange(step === value ? null : step)}
        >
          {step}
        </Step>
      ))}
      <Ends aria-hidden><span>{ends[0]}</span><span>{ends[1]}</span></Ends>
    </Frame>
  );
}
