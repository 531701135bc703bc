import { mobile } from '@heartwood/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { dayWords } from '../../module/due-date';

const List = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0 8px 6px; font-size: 12px; line-height: 17px; color: var(--text-3); }
  ${mobile} { flex-direction: row; overflow-x: auto; & > legend { float: left; padding: 10px 8px 0 0; } }
`;
const Week = styled.label`
  display: flex;
  align-items: center;
  min-height: 32px;
  padding: 0 8px;
  border-radius: 7px;
  font-size: 13px;
  line-height: 18px;
  white-space: nowrap;
  cursor: pointer;
  & > input { position: absolute; opacity: 0; }
  &:hover { background: var(--surface-hover); }
  &:has(:checked) { background: var(--surface-hover); font-weight: var(--fw-semi); box-shadow: inset 0 0 0 1.5px var(--text); }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 1px; }
  ${mobile} { min-height: 40px; padding: 0 12px; }
`;

interface WeekListProps { label: string; weeks: readonly string[]; value: string | null; onChange(week: string): void }

/** All weeks, one of them chosen. */
export function WeekList({ label, weeks, value, onChange }: WeekListProps) {
  const name = useId();
  return (
    <List>
      <legend>{label}</legend>
      {weeks.map((week) => (
        <Week key={week}><input type="radio" name={name} checked={week === value} onChange={() => onChange(week)} />{dayWords(week)}</Week>
      ))}
    </List>
  );
}
