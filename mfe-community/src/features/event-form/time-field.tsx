import { clockWords, readClock } from '@heartwood/contract/domain';
import { ClockIcon, Field, Icon, Input } from '@heartwood/shared-ui';
import { useId, useState } from 'react';
import styled from 'styled-components';

/** Every quarter of an hour. */
const STEPS = Array.from({ length: 96 }, (_, nth) => (
  clockWords(`${String(Math.floor(nth / 4)).padStart(2, '0')}:${String((nth % 4) * 15).padStart(2, '0')}`)
));

/** The sign stands where browsers put theirs; a press on the field opens the list as well. */
const Clock = styled(Input)`& input::-webkit-calendar-picker-indicator { display: none !important; }`;

export interface TimeFieldProps {
  label: string;
  /** `HH:mm`; empty for what is no time of day. */
  value: string;
  error: string | undefined;
  onChange(value: string): void;
  onBlur(): void;
}

/** A time of day in twelve hours: chosen in quarters, or typed as people do. */
export function TimeField({ label, value, error, onChange, onBlur }: TimeFieldProps) {
  const list = useId();
  // What is typed stays as it is until the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === '' ? '' : clockWords(value));
  return (
    <Field label={label} error={error}>
      <Clock
        suffix={<Icon as={ClockIcon} size={16} />} value={shown} list={list} autoComplete="off" placeholder="4:00 PM"
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readClock(target.value) ?? '');
        }}
        onBlur={() => {
          if (typed !== null && readClock(typed) !== null) setTyped(null);
          onBlur();
        }}
      />
      <datalist id={list}>{STEPS.map((step) => <option key={step} value={step} />)}</datalist>
    </Field>
  );
}
