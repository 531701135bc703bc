import { DayPicker, type Matcher, type Modifiers } from 'react-day-picker';
import styled from 'styled-components';
import { Icon } from '../icon';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import { mobile } from '../theme/media';

// The library's class names are its documented surface; it brings no style of its own here.
const Frame = styled.div`
  position: relative;
  width: 290px;
  padding: 6px;
  .rdp-month_caption { display: flex; align-items: center; height: 28px; padding: 0 4px; margin-bottom: 8px; }
  .rdp-caption_label { font-size: 13px; line-height: 19px; font-weight: var(--fw-semi); }
  .rdp-nav { position: absolute; top: 6px; right: 6px; display: flex; gap: 4px; }
  .rdp-button_previous, .rdp-button_next {
    display: grid; place-items: center; width: 28px; height: 28px; padding: 0;
    border: 0; border-radius: var(--r-1); background: none; color: var(--text-2); cursor: pointer;
    &:hover { background: var(--surface-hover); color: var(--text); }
    &[aria-disabled='true'] { color: var(--text-disabled); cursor: not-allowed; background: none; }
  }
  .rdp-month_grid { width: 100%; table-layout: fixed; border-spacing: 0 2px; font-size: 12.5px; }
  .rdp-weekday { padding: 0; font-size: 11px; line-height: 24px; font-weight: 560; color: var(--text-3); text-align: center; }
  .rdp-day { padding: 0; text-align: center; }
  .rdp-day_button {
    width: 100%; height: 34px; padding: 0; border: 0; border-radius: 8px; background: none; cursor: pointer;
    font-size: 12.5px; font-weight: 520; font-variant-numeric: tabular-nums;
    &:hover { background: var(--surface-hover); }
    &:focus-visible { outline-offset: -2px; border-radius: 8px; }
  }
  .rdp-outside .rdp-day_button { color: var(--text-3); }
  .rdp-today .rdp-day_button { box-shadow: inset 0 0 0 1.5px var(--border-control); }
  .rdp-disabled .rdp-day_button { color: var(--text-disabled); text-decoration: line-through; background: none; cursor: not-allowed; }
  .rdp-selected .rdp-day_button { background: var(--action); color: var(--text-on-action); font-weight: 640; box-shadow: none; }
  ${mobile} {
    width: 320px;
    .rdp-day_button { height: 44px; font-size: 14px; }
    .rdp-button_previous, .rdp-button_next { width: 44px; height: 44px; }
    .rdp-month_caption { height: 44px; }
  }
`;

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Icon as={orientation === 'left' ? ChevronLeftIcon : ChevronRightIcon} size={16} />;
}

interface CalendarProps {
  /** `YYYY-MM-DD`. */
  value: string | null;
  onChoose: (day: string) => void;
  min?: string;
  max?: string;
}

/** A month of days. The arrows move by day, PageUp and PageDown by month, Home and End within the week. */
export function Calendar({ value, onChoose, min, max }: CalendarProps) {
  const selected = value === null ? undefined : toDate(value);
  const limits: Matcher[] = [
    ...(min === undefined ? [] : [{ before: toDate(min) }]),
    ...(max === undefined ? [] : [{ after: toDate(max) }]),
  ];
  const start = selected ?? (min !== undefined && toDate(min) > new Date() ? toDate(min) : undefined);
  return (
    <Frame>
      <DayPicker
        mode="single" required autoFocus showOutsideDays weekStartsOn={1} disabled={limits}
        selected={selected} {...(start === undefined ? {} : { defaultMonth: start })}
        components={{ Chevron }} formatters={{ formatWeekdayName: initial }} labels={{ labelDayButton: spokenDay }}
        onSelect={(day: Date) => onChoose(toDay(day))}
      />
    </Frame>
  );
}

function initial(day: Date): string {
  return day.toLocaleDateString('en-GB', { weekday: 'narrow' });
}

// The library says "27th", which is not the "27" one sees: speech control would miss it.
function spokenDay(day: Date, { today, selected }: Modifiers): string {
  const name = day.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return [name, today ? 'today' : '', selected ? 'chosen' : ''].filter(Boolean).join(', ');
}

// Local dates on purpose: the grid shows local days, and a day has no zone.
function toDate(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function toDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
