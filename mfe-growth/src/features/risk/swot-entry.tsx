import { LIMITS, RISK_FIELDS, RISK_VALUE_TYPE_VALUES, type RiskValueType } from '@heartwood/contract/domain';
import {
  ArrowRightIcon, ChevronDownIcon, ChevronUpIcon, EllipsisIcon, IconButton, isComposing, Menu, mobile, SaveState, Trash2Icon, XIcon,
  type MenuItem,
} from '@heartwood/shared-ui';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { RowEditor } from '../../area-page/open-rows/row-editor';
import { RowInput, RowText } from '../../area-page/open-rows/row-fields';
import { RowSource } from '../../area-page/source/row-source';
import type { FieldsOf, RowCommands } from '../../area-page/rows/use-row-commands';
import type { RiskValueInput } from '../../generated/graphql';
import type { Entry } from './risk-calls';

const Door = styled.button`
  display: block;
  width: 100%;
  min-height: 34px;
  padding: 8px 10px 8px 4px;
  border: 0;
  border-radius: 7px;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 13px;
  line-height: 18px;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  & > small { display: block; font-size: 12px; line-height: 17px; color: var(--text-3); white-space: pre-line; }
  &:hover { background: var(--surface-hover); }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
  ${mobile} { min-height: 44px; padding: 12px 10px; font-size: 15px; }
`;
const Line = styled.div`display: flex; align-items: center; & > :first-child { flex: 1; min-width: 0; }`;
const Sheet = styled.section`
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 10px;
  border-radius: 7px;
  background: var(--surface);
  box-shadow: inset 0 0 0 1.5px var(--text);
`;
const Foot = styled.footer`display: flex; align-items: center; gap: 4px; & > :first-child { flex: 1; }`;

/** One place up or down, or into another field. */
export type EntryMove = 'up' | 'down' | RiskValueType;

export interface SwotEntryProps {
  entry: Entry;
  /** Its place in its field. */
  index: number;
  /** How many there are in its field. */
  count: number;
  commands: RowCommands<Entry, FieldsOf<RiskValueInput, 'key'>>;
  canEdit: boolean;
  isOpen: boolean;
  onOpen(): void;
  onClose(): void;
  onMove(to: EntryMove): void;
  onRemove(): void;
}

/** One line of the SWOT; pressed, it is written in its place. */
export function SwotEntry(props: SwotEntryProps) {
  const { entry, isOpen, canEdit, commands, onOpen } = props;
  const words = <>{entry.title}{entry.description ? <small>{entry.description}</small> : null}</>;
  const source = <RowSource rowId={entry.id} name={entry.title} />;
  if (!canEdit) return <Line><Door as="div" style={{ paddingLeft: 10, cursor: 'auto' }}>{words}</Door>{source}</Line>;
  if (!isOpen) return <Line><Door type="button" data-entry={entry.id} aria-expanded={false} onClick={onOpen}>{words}</Door>{source}</Line>;
  return (
    <RowEditor id={entry.id} row={entry} commands={commands} canEdit>
      {({ saveState, deleted }) => <OpenEntry {...props} saveState={<SaveState {...saveState} />} deleted={deleted} />}
    </RowEditor>
  );
}

function OpenEntry(
  { entry, index, count, onClose, onMove, onRemove, saveState, deleted }: SwotEntryProps & { saveState: ReactNode; deleted: ReactNode },
) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const isSaid = event.key === 'Enter' && event.target instanceof HTMLInputElement && !isComposing(event);
    if ((event.key !== 'Escape' && !isSaid) || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  const moves: MenuItem[] = [
    ...(index > 0 ? [{ key: 'up', label: 'Move up', icon: ChevronUpIcon, onSelect: () => onMove('up') }] : []),
    ...(index < count - 1 ? [{ key: 'down', label: 'Move down', icon: ChevronDownIcon, onSelect: () => onMove('down') }] : []),
    ...RISK_VALUE_TYPE_VALUES.filter((type) => type !== entry.type).map((type) => (
      { key: type, label: `Move to ${RISK_FIELDS[type]}`, icon: ArrowRightIcon, onSelect: () => onMove(type) }
    )),
  ];
  return (
    <Sheet ref={sheet} aria-label={entry.title} onKeyDown={onKeyDown}>
      {deleted}
      <RowInput name="title" label="Title" most={LIMITS.rowName.max} />
      <RowText name="description" label="Description" most={LIMITS.rowText.max} />
      <Foot>
        <span>{saveState}</span>
        {deleted ? null : (
          <Menu
            label={`${entry.title} actions`} trigger={<IconButton icon={EllipsisIcon} label={`Actions for ${entry.title}`} size="sm" />}
            items={[...moves, 'line', { key: 'delete', label: 'Delete', icon: Trash2Icon, danger: true, onSelect: onRemove }]}
          />
        )}
        <IconButton icon={XIcon} label={`Close ${entry.title}`} size="sm" onClick={onClose} />
      </Foot>
    </Sheet>
  );
}
