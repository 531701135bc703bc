import { COMPETITOR_TYPES, type ComparisonField } from '@heartwood/contract/domain';
import { ExternalLinkIcon, Icon, mobile, Pips, VisuallyHidden } from '@heartwood/shared-ui';
import { columnShift, SortableColumns, SortableHead } from '@heartwood/shared-ui/sortable';
import type { MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import { LinkChip, Links } from '../../area-page/open-rows/row-look';
import { RowSource } from '../../area-page/source/row-source';
import type { CompetitorFieldsFragment as Competitor, CustomerFieldsFragment as Customer } from '../../generated/graphql';
import { hasCell, isEmptyCell, shownFields } from './comparison-cells';
import { CompetitorMark } from './competitor-mark';
import { isWebAddress, shortAddress } from './web-address';

const Frame = styled.div<{ $columns: number }>`
  max-width: ${({ $columns }) => 158 + $columns * 400}px;
  margin-top: 16px;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  overflow: auto;
  overscroll-behavior-x: contain;
  ${mobile} { margin-right: -16px; border-right: 0; border-radius: 12px 0 0 12px; }
`;
const Table = styled.table<{ $columns: number }>`
  --first: 158px;
  --each: 172px;
  width: 100%;
  min-width: calc(var(--first) + ${({ $columns }) => $columns} * var(--each));
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 12.5px;
  line-height: 17px;
  & th, & td {
    padding: 9px 13px; border-left: 1px solid var(--border); border-bottom: 1px solid var(--border); text-align: left;
    vertical-align: middle; overflow-wrap: anywhere;
  }
  & tr > :first-child { position: sticky; left: 0; z-index: 3; width: var(--first); border-left: 0; background: var(--surface); }
  & thead th, & thead > tr > :first-child { padding-block: 12px; background: var(--surface-sunken); }
  & tbody th { color: var(--text-2); font-weight: var(--fw-medium); }
  & tbody tr:last-child > * { border-bottom: 0; }
  ${mobile} {
    --first: 112px;
    --each: 192px;
    & tr > :first-child { padding: 9px 6px 9px 11px; }
    & tbody tr { height: 52px; }
  }
`;
const own = css`background: color-mix(in srgb, var(--accent-soft) 55%, var(--surface));`;
const OwnHead = styled.th`&&& { ${own} } box-shadow: inset 0 3px 0 var(--accent);`;
const Cell = styled.td<{ $own: boolean; $pressed: boolean }>`
  background: var(--surface);
  ${({ $own }) => $own && css`${own} font-weight: 520;`}
  ${({ $pressed }) => $pressed && css`cursor: pointer; &:hover { background: var(--surface-hover); }`}
`;
const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 9px;
  min-width: 0;
  & small { display: block; font-size: 12px; font-weight: var(--fw-body); color: var(--text-2); }
  & small ~ button { margin-left: -4px; }
`;
const Name = styled.button`
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: inherit;
  font: var(--fw-semi) 13px/18px var(--font);
  text-align: left;
  cursor: pointer;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  ${mobile} { min-height: 24px; }
`;
const Site = styled.a`
  display: inline-grid; place-items: center; width: 24px; height: 24px; margin: -4px 0; border-radius: 4px; color: var(--text-3);
  vertical-align: middle; &:hover { color: var(--text); }
`;
const Price = styled.span<{ $own: boolean }>`font-weight: var(--fw-semi); font-variant-numeric: tabular-nums; ${({ $own }) => (
  $own && css`color: var(--accent-strong);`
)}`;
const Hole = styled.button`
  margin: -2px 0;
  padding: 3px 8px;
  border: 1.25px dashed var(--hollow);
  border-radius: 6px;
  background: none;
  color: var(--text-2);
  font: var(--fw-medium) 12px/17px var(--font);
  text-align: left;
  cursor: pointer;
  &:hover { background: var(--surface-hover); }
  ${mobile} { min-height: 36px; }
`;
/** Names are not cut. */
const Chip = styled(LinkChip)`height: auto; min-height: 22px; padding-block: 3px; white-space: normal; overflow-wrap: anywhere;`;
/** A customer's colour, by its place in the business model. */
const Dot = styled.i<{ $at: number }>`
  flex: none; width: 8px; height: 8px; border-radius: 3px; background: var(--cat-${({ $at }) => ($at % 8) + 1});
`;
const Quiet = styled.span`color: var(--text-3);`;

/** What an empty cell asks for. */
const HOLES: Readonly<Record<ComparisonField, string>> = {
  price: 'Add price', importanceLevel: 'Rate it', valueProposition: 'Write it', pointOfDifferentiation: 'Write it',
  revenueStreams: 'Add revenue',
  customers: 'Link customers', strengths: 'Add strengths', weaknesses: 'Add weaknesses', socialMediaEngagement: 'Write it',
  customerExperience: 'Rate it',
  keyTakeaway: 'Write the takeaway', details: 'Add details',
};

export interface ComparisonTableProps {
  /** The own company first. */
  columns: readonly Competitor[];
  /** To choose from, in their order. */
  customers: readonly Customer[];
  /** Fields that are not shown. */
  hidden: readonly string[];
  canEdit: boolean;
  onOpen(id: string, field?: string): void;
  /** The ids of the others in their new order. */
  onReorder(ids: string[]): void;
}

/** The comparison: a column for each, the own company first, its fields beside the first one, which stays in sight. */
export function ComparisonTable({ columns, customers, hidden, canEdit, onOpen, onReorder }: ComparisonTableProps) {
  const others = columns.filter(({ isSelf }) => !isSelf);
  return (
    <SortableColumns items={others} nameOf={({ name }) => name} onReorder={onReorder}>
      <Frame $columns={columns.length}>
        <Table $columns={columns.length}>
          <caption><VisuallyHidden>Your company beside {others.length} others</VisuallyHidden></caption>
          <thead>
            <tr>
              <td />
              {columns.map((each) => (each.isSelf
                ? <OwnHead key={each.id} scope="col"><Head competitor={each} onOpen={onOpen} /></OwnHead>
                : <SortableHead
                  key={each.id} id={each.id} name={each.name} disabled={!canEdit || others.length < 2}
                ><Head competitor={each} onOpen={onOpen} /></SortableHead>))}
            </tr>
          </thead>
          <tbody>
            {shownFields(hidden).map(([field, label]) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                {columns.map((each) => (
                  <Cell
                    key={each.id} $own={each.isSelf} $pressed={canEdit && hasCell(each, field)}
                    {...(!each.isSelf && { style: columnShift(each.id) })}
                    {...(canEdit && hasCell(each, field) && { onClick: (event: MouseEvent) => isPressed(event) && onOpen(each.id, field) })}
                  >
                    {!hasCell(each, field) ? <Quiet>–</Quiet> : !isEmptyCell(each, field) ? <Value
                      competitor={each} field={field} customers={customers}
                    /> : canEdit ? (
                      <Hole type="button" aria-label={`${HOLES[field]}: ${label}, ${each.name}`} onClick={() => onOpen(each.id, field)}>
                        {HOLES[field]}
                      </Hole>
                    ) : <Quiet>–</Quiet>}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
    </SortableColumns>
  );
}

/** A press on the cell itself; its button says so by itself, and who marks words to copy presses nothing. */
function isPressed({ target }: MouseEvent): boolean {
  return !(target as Element).closest('button, a') && (window.getSelection()?.isCollapsed ?? true);
}

function Head({ competitor, onOpen }: { competitor: Competitor; onOpen: ComparisonTableProps['onOpen'] }) {
  const { id, name, isSelf, type, website } = competitor;
  return (
    <Who>
      <CompetitorMark competitor={competitor} />
      <span>
        <Name type="button" onClick={() => onOpen(id)}>{name}</Name>
        {isWebAddress(website) ? (
          <Site href={website} target="_blank" rel="noopener noreferrer" aria-label={`Website of ${name}, ${shortAddress(website)}`}>
            <Icon as={ExternalLinkIcon} size={14} />
          </Site>
        ) : null}
        <small>{isSelf ? 'You' : COMPETITOR_TYPES.find(([value]) => value === type)?.[1] ?? 'No type yet'}</small>
        <RowSource rowId={id} name={name} />
      </span>
    </Who>
  );
}

function Value({ competitor, field, customers }: { competitor: Competitor; field: ComparisonField; customers: readonly Customer[] }) {
  const value = competitor[field];
  if (typeof value === 'number') return <Pips value={value} own={competitor.isSelf} />;
  if (typeof value === 'string')
    return field === 'price' ? <Price $own={competitor.isSelf}>{value}</Price> : <span style={{ whiteSpace: 'pre-line' }}>{value}</span>;
  const linked = customers.flatMap(({ id, name }, at) => (value?.includes(id) ? [{ id, name, at }] : []));
  return <Links style={{ gap: 4 }}>{linked.map(({ id, name, at }) => <Chip key={id}><Dot $at={at} />{name}</Chip>)}</Links>;
}
