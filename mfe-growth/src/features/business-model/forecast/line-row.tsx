import { countInMonth, formatAmount, type ForecastRevenue } from '@heartwood/contract/numbers';
import { Button, Text } from '@heartwood/shared-ui';
import { monthAndYear } from '../../../area-page/charts/month-names';
import { RowEditor } from '../../../area-page/open-rows/row-editor';
import { useRowEditing } from '../../../area-page/open-rows/row-editing';
import type { FieldsOf, RowCommands } from '../../../area-page/rows/use-row-commands';
import type { ForecastLineFieldsFragment as Line, ForecastLineInput, RevenueFieldsFragment as Revenue } from '../../../generated/graphql';
import { withCount } from './forecast-facts';
import { countName } from './forecast-words';
import { NumberCell } from './number-cell';

type Fields = FieldsOf<ForecastLineInput, 'key'>;

export interface LineRowProps {
  revenue: Revenue;
  /** Null: nothing is typed yet. */
  line: Line | null;
  /** As the scenario has them. */
  reckoned: ForecastRevenue | null;
  months: readonly string[];
  present: string;
  commands: RowCommands<Line, Fields>;
  canEdit: boolean;
}

const written = (value: string) => formatAmount(value, null, { most: 2 });

/** How many buy of one revenue by month, saved while it is written: a month that is left blank grows from the one before. */
export function LineRow(props: LineRowProps) {
  const { revenue, line, commands, canEdit } = props;
  return (
    <RowEditor<Line, Fields> id={revenue.id} row={line} commands={commands} canEdit={canEdit}>
      {({ written: now, saveState }) => <Cells {...props} now={now} isUnsent={saveState.state === 'offline'} />}
    </RowEditor>
  );
}

function Cells({ revenue, reckoned, months, present, canEdit, now, isUnsent }: LineRowProps & { now: Partial<Line>; isUnsent: boolean }) {
  const { type, flush, fault, keepOwn, takeTheirs } = useRowEditing();
  const line = { months: now.months ?? [], growth: now.growth ?? null };
  const days = now.days ?? null;
  const name = countName(revenue, days !== null);
  const factors = [
    ...(line.growth === null ? [] : [`${written(line.growth)}% a month`]), ...(days === null ? [] : [`${written(days)} days a month`]),
  ];
  const planned = months.map((month) => countInMonth(line, month));
  const counts = canEdit ? planned : reckoned?.counts ?? planned;
  return (
    <>
      <tr>
        <th scope="row">
          {name}
          {canEdit ? (
            <span className="factors">
              <span>
                <NumberCell
                  label={`${name}, growth in per cent a month`} value={line.growth} min="-100" onLeave={flush}
                  onValue={(next) => type('growth', next)}
                />% a month
              </span>
              {revenue.frequency === 'PER_UNIT' ? (
                <span>
                  <NumberCell
                    label={`${name}, days a month`} value={days} min="0" onLeave={flush} onValue={(next) => type('days', next)}
                  />days
                </span>
              ) : null}
            </span>
          ) : factors.length > 0 ? <span className="factors">{factors.join(', ')}</span> : null}
        </th>
        {months.map((month, at) => {
          const count = counts[at] ?? '0';
          const isTyped = line.months.some((entry) => entry.month === month);
          return (
            <td key={month} data-now={month === present}>
              {canEdit ? (
                <span data-reckoned={!isTyped}>
                  <NumberCell
                    label={`${name}, ${monthAndYear(month)}`} value={count} min="0" onLeave={flush}
                    onValue={(next) => type('months', withCount(line.months, month, next))}
                  />
                </span>
              ) : written(count)}
            </td>
          );
        })}
        <td><b>{written(counts.at(-1) ?? '0')}</b></td>
      </tr>
      {fault || isUnsent ? (
        <tr>
          <td className="told" colSpan={months.length + 2}>
            <Text as="span" size="dense" role="alert">{fault ? `${name}: ${fault.message}` : 'Offline. Not saved yet.'}</Text>
            {fault?.isConflict ? (
              <>
                {' '}<Button size="sm" onClick={keepOwn}>Keep mine</Button>
                {' '}<Button size="sm" variant="ghost" onClick={takeTheirs}>Take theirs</Button>
              </>
            ) : null}
          </td>
        </tr>
      ) : null}
    </>
  );
}
