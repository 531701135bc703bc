import styled, { css } from 'styled-components';
import { mobile } from '../theme/media';
import { useControlProps } from './field-context';
import { moveFocus } from './roving';

const Frame = styled.div`display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 3px;`;
const Step = styled.button<{ $on: boolean; $chosen: boolean }>`
  height: 32px;
  padding: 0;
  border: 1.25px solid var(--border-control);
  border-radius: var(--r-1);
  background: var(--surface);
  color: var(--text-2);
  font: var(--fw-medium) 13px/1 var(--font);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  ${({ $on }) => $on && css`background: var(--surface-selected); border-color: var(--text-2); color: var(--text);`}
  ${({ $chosen }) => $chosen && css`background: var(--action); border-color: var(--action); color: var(--text-on-action); font-weight: var(--fw-bold);`}
  ${mobile} { height: 44px; }
`;
const Ends = styled.span`display: flex; justify-content: space-between; margin-top: 4px; font-size: 12px; line-height: 16px; color: var(--text-3);`;

export interface RatingProps {
  /** Null: nobody has said. */
  value: number | null;
  /** The chosen step again takes it back. */
  onChange: (value: number | null) => void;
  most?: number;
  /** What the first and the last step mean. */
  ends: readonly [string, string];
  /** Names the group. */
  label: string;
}

/** A step of a short scale, all of them in sight. A radio group: one tab stop, arrows move and choose. */
export function Rating({ value, onChange, most = 5, ends, label }: RatingProps) {
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = useControlProps();
  return (
    <div>
      <Frame
        role="radiogroup" aria-label={label} aria-describedby={describedBy} aria-invalid={invalid}
        onKeyDown={(event) => {
          const at = moveFocus(event, '[role="radio"]');
          if (at !== null) onChange(at + 1);
        }}
      >
        {Array.from({ length: most }, (_, at) => at + 1).map((step) => (
          <Step
            key={step} type="button" role="radio" aria-checked={step === value} $chosen={step === value} $on={value !== null && step < value}
            tabIndex={step === (value ?? 1) ? 0 : -1} onClick={() => onChange(step === value ? null : step)}
          >
            {step}
          </Step>
        ))}
      </Frame>
      <Ends aria-hidden><span>{ends[0]}</span><span>{ends[1]}</span></Ends>
    </div>
  );
}
