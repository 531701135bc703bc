import { formatAmount, readAmount, type MonthAmount } from '@heartwood/contract/numbers';
import { Field, Input, mobile, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useRowEditing } from '../../area-page/open-rows/row-editing';
import { inMonths, ownValue, withMonths } from './cost-months';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 8px;
  & input { text-align: right; font-variant-numeric: tabular-nums; }
  ${mobile} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const NAME = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });
const nameOf = (month: string) => NAME.format(new Date(`${month}-01T00:00:00Z`));
const isNone = (text: string) => text.trim() !== '' && readAmount(text) === null;

/** A cost by month. A month that is left blank repeats the one before, and shows it. */
export function CostMonths({ months }: { months: readonly string[] }) {
  const { valueOf, type, flush, canEdit } = useRowEditing();
  const value = (valueOf('value') ?? null) as string | null;
  const cost = { value, valueArray: (valueOf('valueArray') ?? []) as readonly MonthAmount[], currency: '' };
  const inForce = inMonths(cost, months);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const change = (month: string, text: string) => {
    setTyped((before) => ({ ...before, [month]: text }));
    const next = text.trim() === '' ? null : readAmount(text);
    if (text.trim() === '' || next !== null) type('valueArray', withMonths(cost, { [month]: next }));
  };
  return (
    <Field label="By month" group hint={canEdit ? 'A month that is left blank repeats the one before.' : undefined}>
      <Grid role="group" aria-label="By month">
        {months.map((month, index) => {
          const shown = formatAmount(inForce[index] ?? '0', null, { most: 4 });
          const own = ownValue(cost, month);
          const text = typed[month] ?? (own === null ? '' : formatAmount(own, null, { most: 4 }));
          return (
            <label key={month}>
              <Text size="small" tone="3">{nameOf(month)}</Text>
              {canEdit ? (
                <Input
                  inputMode="decimal" aria-label={nameOf(month)} placeholder={shown} value={text} aria-invalid={isNone(text)}
                  onChange={(event) => change(month, event.target.value)}
                  onBlur={() => {
                    setTyped((before) => (
                      Object.fromEntries(Object.entries(before).filter(([each, words]) => each !== month || isNone(words)))
                    ));
                    flush();
                  }}
                />
              ) : <Text size="dense" as="p">{shown}</Text>}
            </label>
          );
        })}
      </Grid>
    </Field>
  );
}
