import { add, costInMonth, formatAmount, readAmount, totalsByCurrency } from '@heartwood/contract/numbers';
import { ChevronDownIcon, ChevronRightIcon, IconButton, mobile } from '@heartwood/shared-ui';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { monthAndYear, monthName, monthRange } from '../../../area-page/charts/month-names';
import { MonthTable } from '../../../area-page/charts/month-table';
import { RowSource } from '../../../area-page/source/row-source';
import type { CostFieldsFragment as Cost } from '../../../generated/graphql';
import { BulkBar } from './bulk-bar';
import { isInRange, rangeOf, type Cell, type CellRange, type RangeChange } from './cost-range';
import { useChangeMonths } from './use-change-months';

const Grid = styled(MonthTable)`
  & td[role='gridcell'] { cursor: cell; user-select: none; }
  & td[aria-selected='true'] {
    background: var(--surface-selected);
    box-shadow: inset 0 1.5px 0 var(--text), inset 0 -1.5px 0 var(--text);
  }
  & td[role='gridcell']:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
  & td > input {
    width: 100%;
    height: 28px;
    padding: 0 2px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: right;
    outline: none;
    &[aria-invalid='true'] { color: var(--danger-text); }
  }
  & :is(th, td):first-child { width: 222px; }
  & th:has(> [data-source]) { padding-block: 5px; }
  & .name { display: flex; gap: 4px; align-items: center; margin-left: -8px; overflow-wrap: anywhere; }
  & .name + [data-source] { display: block; margin: -2px 0 0 20px; }
  ${mobile} { & :is(th, td):first-child { width: 150px; } }
`;

const STEPS: Readonly<Record<string, Cell>> = {
  ArrowLeft: { row: 0, month: -1 }, ArrowRight: { row: 0, month: 1 }, ArrowUp: { row: -1, month: 0 }, ArrowDown: { row: 1, month: 0 },
};
const written = (value: string) => formatAmount(value, null, { most: 4 });

export interface CostGridProps {
  /** In their order. */
  costs: readonly Cost[];
  /** Those that are shown, one after another, 2026-05. */
  months: readonly string[];
  /** The present one, from which costs are planned. */
  since: string;
  canEdit: boolean;
  /** The one whose fields are open below it. */
  openId: string | null;
  onOpen(id: string | null): void;
  /** At its foot. */
  children?: ReactNode;
}

/**
 * All costs by month. Arrows move, with Shift they choose; what is typed is written into all chosen cells by Enter, Tab leaves. A month
 * repeats the one before until it is given a value of its own.
 */
export function CostGrid({ costs, months, since, canEdit, openId, onOpen, children }: CostGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(false);
  const change = useChangeMonths(costs);
  const [range, setRange] = useState<CellRange | null>(null);
  const [text, setText] = useState<string | null>(null);
  const here = range?.to ?? { row: 0, month: 0 };
  const box = range && rangeOf(range);
  const count = box ? (box.bottom - box.top + 1) * (box.right - box.left + 1) : 0;

  const focus = ({ row, month }: Cell) => frame.current?.querySelector<HTMLElement>(`[data-cell="${row} ${month}"]`)?.focus();
  const choose = (to: Cell, isMore: boolean) => {
    setText(null);
    setRange({ from: isMore && range ? range.from : to, to });
  };
  const apply = async (what: RangeChange) => {
    if (!box) return;
    const isDone = await change({
      costs: costs.slice(box.top, box.bottom + 1), months: months.slice(box.left, box.right + 1), change: what, since,
    });
    if (!isDone || count === 1) return;
    setRange({ from: here, to: here });
    // The bar goes, and with it the button that had the focus.
    if (!frame.current?.contains(document.activeElement)) focus(here);
  };
  const commit = () => {
    const value = text === null ? null : readAmount(text);
    setText(null);
    if (text?.trim() === '') void apply({ kind: 'clear' });
    else if (value !== null && (count > 1 || value !== costAt(here))) void apply({ kind: 'set', value });
  };
  const costAt = ({ row, month }: Cell) => {
    const cost = costs[row];
    return cost ? costInMonth(cost, months[month] ?? '') : '0';
  };
  const onKeyDown = (event: KeyboardEvent, at: Cell) => {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      const to = { row: clamp(at.row + step.row, costs.length), month: clamp(at.month + step.month, months.length) };
      choose(to, event.shiftKey);
      focus(to);
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      setText(written(costAt(at)));
    } else if (event.key === 'Escape') setRange(null);
    else if (event.key === 'Backspace' || event.key === 'Delete') void apply({ kind: 'clear' });
    else if (/^[\d.,-]$/.test(event.key) && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (!range) choose(at, false);
      setText(event.key);
    }
  };

  return (
    <>
      {box && count > 1 ? (
        <BulkBar
          count={count} first={months[box.left] ?? ''} onApply={(what) => void apply(what)}
          chosen={[
            box.top === box.bottom ? costs[box.top]?.description : `${box.bottom - box.top + 1} costs`,
            monthRange(months[box.left] ?? '', months[box.right] ?? ''),
          ].join(', ')}
          onClose={() => {
            setRange({ from: here, to: here });
            focus(here);
          }}
        />
      ) : null}
      <Grid ref={frame}>
        <table role={canEdit ? 'grid' : 'table'} aria-label="Costs by month" {...(canEdit && { 'aria-multiselectable': true })}>
          <thead>
            <tr>
              <th scope="col">Cost</th>
              <th scope="col" style={{ width: 44 }}>In</th>
              {months.map((month, at) => (
                <th key={month} scope="col" data-now={month === since}>
                  {monthName(month)}{month.endsWith('-01') || (at === 0 && month !== since) ? <small> {month.slice(2, 4)}</small> : null}
                </th>
              ))}
              <th scope="col" style={{ width: 88 }}>12 months</th>
            </tr>
          </thead>
          <tbody>
            {costs.map((cost, row) => (
              <tr key={cost.id}>
                <th scope="row">
                  <span className="name">
                    <IconButton
                      icon={cost.id === openId ? ChevronDownIcon : ChevronRightIcon} size="sm" label={`Open ${cost.description}`}
                      data-row={cost.id} aria-expanded={cost.id === openId} onClick={() => onOpen(cost.id === openId ? null : cost.id)}
                    />
                    {cost.description}
                  </span>
                  <RowSource rowId={cost.id} name={cost.description} />
                </th>
                <td>{cost.currency}</td>
                {months.map((month, at) => {
                  const cell = { row, month: at };
                  const shown = written(costInMonth(cost, month));
                  if (!canEdit) return <td key={month} data-now={month === since}>{shown}</td>;
                  const isHere = here.row === row && here.month === at;
                  return (
                    <td
                      key={month} role="gridcell" data-cell={`${row} ${at}`} data-now={month === since} tabIndex={isHere ? 0 : -1}
                      aria-selected={isInRange(range, cell)} onKeyDown={(event) => text === null && onKeyDown(event, cell)}
                      onFocus={() => range === null && choose(cell, false)}
                      onPointerDown={(event) => {
                        wasChosen.current = count === 1 && isHere && !event.shiftKey;
                        if (!(isHere && text !== null)) choose(cell, event.shiftKey);
                      }}
                      // A second press on the one chosen cell opens it, which is the way without a keyboard.
                      onClick={() => {
                        if (wasChosen.current && text === null) setText(shown);
                      }}
                      onPointerEnter={({ buttons, pointerType }) => {
                        if (buttons === 1 && pointerType === 'mouse' && text === null) choose(cell, true);
                      }}
                    >
                      {isHere && text !== null ? (
                        <CellInput
                          label={`${cost.description}, ${monthAndYear(month)}`} text={text} onType={setText} onCommit={commit}
                          onLeave={() => {
                            setText(null);
                            requestAnimationFrame(() => focus(cell));
                          }}
                        />
                      ) : shown}
                    </td>
                  );
                })}
                <td><b>{written(add(months.map((month) => costInMonth(cost, month))))}</b></td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {totalsByCurrency(costs.map(({ currency }) => ({ currency, value: '0' }))).map(({ currency }) => {
              const own = costs.filter((cost) => cost.currency === currency);
              const totals = months.map((month) => add(own.map((cost) => costInMonth(cost, month))));
              return (
                <tr key={currency} data-sum="true">
                  <th scope="row">Total in {currency}</th>
                  <td />
                  {totals.map((total, at) => <td key={months[at]} data-now={months[at] === since}>{written(total)}</td>)}
                  <td>{written(add(totals))}</td>
                </tr>
              );
            })}
          </tfoot>
        </table>
        {children}
      </Grid>
    </>
  );
}

interface CellInputProps {
  label: string;
  text: string;
  onType(text: string): void;
  onCommit(): void;
  /** Back to the cell, with nothing written. */
  onLeave(): void;
}

function CellInput({ label, text, onType, onCommit, onLeave }: CellInputProps) {
  const isDone = useRef(false);
  const isWrong = text.trim() !== '' && readAmount(text) === null;
  const settle = (done: () => void) => {
    isDone.current = true;
    done();
  };
  return (
    <input
      inputMode="decimal" autoComplete="off" autoFocus aria-label={label} aria-invalid={isWrong} value={text}
      onChange={(event) => onType(event.target.value)}
      onBlur={() => {
        if (!isDone.current) onCommit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          settle(onLeave);
        } else if (event.key === 'Enter' && !isWrong) {
          event.preventDefault();
          settle(() => {
            onCommit();
            onLeave();
          });
        }
      }}
    />
  );
}

function clamp(at: number, count: number): number {
  return Math.max(0, Math.min(count - 1, at));
}
