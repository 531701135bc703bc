import { clockWords, readClock } from '@heartwood/contract/domain';
import { CheckIcon, ClockIcon, Field, Icon, Input, isComposing } from '@heartwood/shared-ui';
import { useActiveRow } from '@heartwood/shared-ui/mentions';
import { useId, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { stepsFrom } from './time-steps';

const Place = styled.div`position: relative;`;
const List = styled.div`
  position: absolute; z-index: 1; top: calc(100% + 6px); left: 0; right: 0; max-height: 212px; padding: 5px; overflow-y: auto;
  border: 1px solid var(--border);
  border-radius: var(--r-3); background: var(--surface); box-shadow: var(--shadow-2);
`;
const Step = styled.div<{ $active: boolean }>`
  display: flex; align-items: center; gap: 8px; min-height: 32px; padding: 0 8px; border-radius: 6px; font-size: 13px; line-height: 18px;
  cursor: pointer;
  ${({ $active }) => (
    $active ? 'background: var(--surface-hover);' : ''
  )} & > small { margin-left: auto; font-size: 12px; color: var(--text-3); }
  @media (pointer: coarse) { min-height: 44px; }
`;

export interface TimeFieldProps {
  label: string;
  /** `HH:mm`; empty for what is no time of day. */
  value: string;
  /** `HH:mm` on the same day: what comes before is not offered, and how long it lasts is said. */
  after?: string;
  error: string | undefined;
  onChange(value: string): void;
  onBlur(): void;
}

/** A time of day in twelve hours: chosen in quarters, or typed as people do. */
export function TimeField({ label, value, after, error, onChange, onBlur }: TimeFieldProps) {
  const listId = useId();
  // What is typed stays as it is until the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const steps = stepsFrom(after);
  const idOf = (index: number) => `${listId}-${index}`;
  const choose = (index: number) => {
    setTyped(null);
    setOpen(false);
    const step = steps[index];
    if (step) onChange(step.time);
  };
  const { active, setActive, onKey } = useActiveRow({ count: isOpen ? steps.length : 0, isDisabled: () => false, onChoose: choose, idOf });
  const show = () => {
    setActive(Math.max(0, steps.findIndex(({ time }) => time >= value)));
    setOpen(true);
  };
  const type = (text: string) => {
    setTyped(text);
    const time = readClock(text) ?? '';
    onChange(time);
    // The list goes on while what is typed is in it: Enter never takes another one.
    const at = steps.findIndex((step) => step.time === time);
    setOpen(at >= 0);
    if (at >= 0) setActive(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      show();
    } else if (event.key === 'Escape') {
      // The dialog around it stays open.
      event.stopPropagation();
      setOpen(false);
    } else if (event.key !== 'Home' && event.key !== 'End') onKey(event);
  };
  return (
    <Field label={label} error={error}>
      <Place>
        <Input
          suffix={<Icon as={ClockIcon} size={16} />} value={typed ?? (value === '' ? '' : clockWords(value))} autoComplete="off"
          placeholder="4:00 PM"
          role="combobox" aria-expanded={isOpen} aria-autocomplete="list"
          {...(isOpen && { 'aria-controls': listId, 'aria-activedescendant': idOf(active) })}
          onChange={({ target }) => type(target.value)} onClick={show} onKeyDown={onKeyDown}
          onBlur={() => {
            setOpen(false);
            if (typed !== null && readClock(typed) !== null) setTyped(null);
            onBlur();
          }}
        />
        {isOpen ? (
          <List id={listId} role="listbox" aria-label={label}>
            {steps.map(({ time, words, lasts }, index) => (
              <Step
                key={time} id={idOf(index)} role="option" aria-selected={time === value} $active={index === active}
                onPointerDown={(event) => event.preventDefault()} onPointerMove={() => setActive(index)} onClick={() => choose(index)}
              >
                {words}{lasts === '' ? null : <small>{lasts}</small>}{time === value ? <Icon as={CheckIcon} size={16} /> : null}
              </Step>
            ))}
          </List>
        ) : null}
      </Place>
    </Field>
  );
}
