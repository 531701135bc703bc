import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icon';
import { CheckIcon } from '../icons';
import { mobile } from '../theme/media';

const Line = styled.label<{ $disabled: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: 9px;
  min-height: 24px;
  padding: 3px 0;
  font-size: 13px;
  line-height: 18px;
  cursor: pointer;
  ${({ $disabled }) => $disabled && css`color: var(--text-disabled); cursor: not-allowed;`}
  ${mobile} { min-height: 44px; padding: 13px 0; font-size: 15px; }
`;

// The native control covers its drawing: it keeps the keyboard, the form and the touch target.
const Native = styled.input`
  position: absolute;
  inset: -3px auto -3px -3px;
  width: 24px;
  height: 24px;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

const Slot = styled.span`position: relative; flex: none; display: inline-grid; width: 18px; height: 18px;`;

const Box = styled.span`
  display: inline-grid;
  place-items: center;
  width: 18px;
  height: 18px;
  border: 1.5px solid var(--border-control);
  border-radius: 5px;
  background: var(--surface);
  color: transparent;
  input:checked + & { background: var(--action); border-color: var(--action); color: var(--text-on-action); }
  input:focus-visible + & { outline: 2px solid var(--focus); outline-offset: 2px; }
  input:disabled + & { border-color: var(--border-2); background: var(--surface-hover); }
  /* Locked and on still reads as on. */
  input:checked:disabled + & { color: var(--text-disabled); }
`;

const Dot = styled.span`
  width: 18px;
  height: 18px;
  border: 1.5px solid var(--border-control);
  border-radius: 50%;
  background: var(--surface);
  input:checked + & { border: 5.5px solid var(--action); }
  input:focus-visible + & { outline: 2px solid var(--focus); outline-offset: 2px; }
  input:disabled + & { border-color: var(--border-2); background: var(--surface-hover); }
`;

interface OwnProps { children?: ReactNode; onChange: (checked: boolean) => void; checked: boolean }
export type ChoiceProps = OwnProps & Omit<ComponentPropsWithRef<'input'>, keyof OwnProps | 'type'>;

/** With children it brings its own label; without them give it an `aria-label`. */
export function Checkbox({ children, checked, onChange, disabled = false, ...rest }: ChoiceProps) {
  return (
    <Line $disabled={disabled}>
      <Slot>
        <Native {...rest} type="checkbox" checked={checked} disabled={disabled} onChange={(event) => onChange(event.target.checked)} />
        <Box aria-hidden><Icon as={CheckIcon} size={14} /></Box>
      </Slot>
      {children}
    </Line>
  );
}

/** One of several sharing a `name`; the platform moves between them with the arrows. */
export function Radio({ children, checked, onChange, disabled = false, ...rest }: ChoiceProps) {
  return (
    <Line $disabled={disabled}>
      <Slot>
        <Native {...rest} type="radio" checked={checked} disabled={disabled} onChange={(event) => onChange(event.target.checked)} />
        <Dot aria-hidden />
      </Slot>
      {children}
    </Line>
  );
}

const CardLine = styled.label<{ $on: boolean; $disabled: boolean }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 11px;
  padding: 11px 13px;
  border: 1px solid var(--border-2);
  border-radius: 10px;
  background: var(--surface);
  font-size: 13px;
  line-height: 18px;
  cursor: pointer;
  transition: border-color var(--t-fast);
  &:hover { border-color: var(--border-control); }
  ${({ $on }) => $on && css`&, &:hover { border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text); }`}
  ${({ $disabled }) => $disabled && css`background: var(--surface-hover); color: var(--text-disabled); cursor: not-allowed;`}
`;
const CardName = styled.b`display: flex; gap: 5px; align-items: center; & > svg { color: var(--text-3); }`;
const CardText = styled.small`display: block; font-size: 12px; line-height: 17px; color: var(--text-3);`;

export interface OptionCardProps {
  /** Shared by the cards of one question. */
  name: string;
  value: string;
  title: string;
  /** Behind the title: a lock. */
  mark?: ReactNode;
  text?: string;
  checked: boolean;
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** A radio with a name and one line of explanation, framed; chosen = 2px ink edge. */
export function OptionCard({ name, value, title, mark, text, checked, onChange, disabled = false }: OptionCardProps) {
  const id = useId();
  return (
    <CardLine $on={checked} $disabled={disabled}>
      <Slot>
        <Native
          type="radio" name={name} value={value} checked={checked} disabled={disabled}
          aria-labelledby={`${id}-name`} {...(text === undefined ? {} : { 'aria-describedby': `${id}-text` })}
          onChange={() => onChange(value)}
        />
        <Dot aria-hidden />
      </Slot>
      <span>
        <CardName id={`${id}-name`}>{title}{mark}</CardName>
        {text === undefined ? null : <CardText id={`${id}-text`}>{text}</CardText>}
      </span>
    </CardLine>
  );
}
