import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../controls/button';
import { useControlProps } from '../controls/field-context';
import { inputLook, type InputLookProps } from '../controls/input-look';
import { Icon } from '../icon';
import { CalendarDaysIcon } from '../icons';
import { inPlace } from '../late/in-place';
import { latePart } from '../late/late-part';
import { Popover } from '../layers/popover';
import { mobile } from '../theme/media';
import { formatDate } from './format-date';

const Calendar = latePart(() => import('./calendar').then((part) => part.Calendar), { failed: inPlace('The calendar') });

const Face = styled.button<InputLookProps>`
  ${inputLook}
  text-align: left;
  cursor: pointer;
  & > svg { color: var(--text-2); }
  &:focus-visible { outline-offset: -1px; border-radius: var(--r-2); }
`;
const Shown = styled.span<{ $blank: boolean }>`
  flex: 1;
  font-variant-numeric: tabular-nums;
  color: ${({ $blank }) => ($blank ? 'var(--text-3)' : 'inherit')};
  font-weight: ${({ $blank }) => ($blank ? 'var(--fw-body)' : 'inherit')};
`;
const Foot = styled.div`display: flex; justify-content: flex-end; padding-top: 8px;`;
// As large as a month: the layer has its place before the days are there.
const MonthPlace = styled.div`
  width: 290px;
  height: 288px;
  ${mobile} { width: 320px; height: 360px; }
`;

export interface DatePickerProps {
  /** `YYYY-MM-DD`. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The first and last day that can be chosen. */
  min?: string;
  max?: string;
  /** Names the picker where there is no `Field`, and its calendar. */
  label: string;
  /** Shown as it is kept: `YYYY-MM-DD`. */
  asKept?: boolean;
  clearable?: boolean;
  placeholder?: string;
  disabled?: boolean;
  onBlur?: () => void;
}

/** A day. Days outside min and max are struck through and cannot be chosen. */
export function DatePicker({
  value,
  onChange,
  min,
  max,
  label,
  asKept = false,
  clearable = false,
  placeholder = 'Choose a date',
  disabled = false,
  onBlur,
}: DatePickerProps) {
  const [open, setOpen] = useState(false);
  const { labelId, 'aria-required': _required, 'aria-invalid': invalid, ...control } = useControlProps();
  const shown = value === null || asKept ? value ?? placeholder : formatDate(value);
  const name = labelId === undefined ? { 'aria-label': `${label}, ${shown}` } : { 'aria-labelledby': `${labelId} ${control.id}-value` };
  const close = () => {
    setOpen(false);
    onBlur?.();
  };
  const choose = (next: string | null) => {
    onChange(next);
    close();
  };
  return (
    <Popover
      open={open}
      onOpenChange={(next) => (next ? setOpen(true) : close())}
      label={label}
      trigger={
        <Face
          type="button" {...control} {...name} $invalid={Boolean(invalid)} $disabled={disabled} disabled={disabled}
          onPointerEnter={Calendar.prefetch} onFocus={Calendar.prefetch}
        >
          <Shown id={`${control.id}-value`} $blank={value === null}>
            {shown}
          </Shown>
          <Icon as={CalendarDaysIcon} size={16} />
        </Face>
      }
    >
      <Calendar
        fallback={<MonthPlace aria-busy="true" />} value={value} onChoose={choose}
        {...(min === undefined ? {} : { min })} {...(max === undefined ? {} : { max })}
      />
      {clearable && value !== null ? (
        <Foot>
          <Button variant="ghost" size="sm" onClick={() => choose(null)}>
            Clear
          </Button>
        </Foot>
      ) : null}
    </Popover>
  );
}
