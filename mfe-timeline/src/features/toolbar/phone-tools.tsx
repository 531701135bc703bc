import { ArrowDownWideNarrowIcon, CalendarDaysIcon, Count, EllipsisIcon, HistoryIcon, PlusIcon, type MenuItem } from '@heartwood/shared-ui';
import { useState } from 'react';
import { CLOSED, countFilters, NEW, type Address } from '../../timeline/address';
import { lateLayer, lateMenu } from '../../timeline/late-layer';
import { usePlan } from '../../timeline/plan-context';
import { Press } from './press';

const ToolMenu = lateMenu('The menu', () => import('./tool-menu').then((part) => part.ToolMenu));
const PhoneSheets = lateLayer('This', () => import('./phone-sheets').then((part) => part.PhoneSheets));

/** The number stands beside the dots. */
const WIDER = { gridAutoFlow: 'column', gap: 6, width: 'auto', minWidth: 44, paddingInline: 8 } as const;

export interface PhoneToolsProps {
  address: Address;
  go(change: Partial<Address>): void;
  /** What waits for a day. */
  undated: number;
  /** Export and import. */
  files: readonly MenuItem[];
}

/** All that a desk has side by side, behind one button; it says how many filters leave something out. */
export function PhoneTools({ address, go, undated, files }: PhoneToolsProps) {
  const { timeline: { canEdit } } = usePlan();
  const [isWanted, setWanted] = useState(false);
  const [open, setOpen] = useState<'filter' | 'compare' | null>(null);
  const count = countFilters(address);
  const press = (
    <Press
      icon={EllipsisIcon} label={count === 0 ? 'More' : `More, ${count} ${count === 1 ? 'filter' : 'filters'} on`} aria-haspopup="menu"
      onPointerEnter={() => ToolMenu.prefetch()}
      onClick={() => setWanted(true)} style={count === 0 ? undefined : WIDER}
    >
      <Count value={count} />
    </Press>
  );
  const items: MenuItem[] = [
    ...undated > 0
      ? [{ key: 'tray', label: `No date yet ${undated}`, icon: CalendarDaysIcon, onSelect: () => go({ ...CLOSED, tray: true }) }]
      : [],
    ...canEdit ? [{ key: 'phase', label: 'Add phase', icon: PlusIcon, onSelect: () => go({ ...CLOSED, phase: NEW }) }] : [],
    { key: 'filter', label: 'Filter…', icon: ArrowDownWideNarrowIcon, onSelect: () => setOpen('filter') },
    { key: 'compare', label: 'Compare with…', icon: HistoryIcon, onSelect: () => setOpen('compare') },
    'line', ...files,
  ];
  return (
    <>
      {isWanted ? <ToolMenu trigger={press} label="More" items={items} fallback={press} /> : press}
      {open === null ? null : <PhoneSheets open={open} address={address} go={go} onClose={() => setOpen(null)} />}
    </>
  );
}
