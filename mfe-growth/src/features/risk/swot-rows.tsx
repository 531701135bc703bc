import { RISK_FIELDS, RISK_VALUE_TYPE_VALUES, type RiskValueType } from '@heartwood/contract/domain';
import { mobile, print, Text } from '@heartwood/shared-ui';
import { SortableGroups } from '@heartwood/shared-ui/sortable';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { RowsProps } from '../../area-page/bodies';
import { useHeldRow, withHeld } from '../../area-page/open-rows/use-held-row';
import { byPosition, positionBetween } from '../../area-page/rows/row-position';
import { useRowCommands } from '../../area-page/rows/use-row-commands';
import type { RiskArea } from './risk-area';
import { ENTRY_CALLS, type Entry } from './risk-calls';
import { RiskCards } from './risk-cards';
import { swotWords } from './risk-words';
import { SwotBox } from './swot-box';
import { SwotEntry, type EntryMove } from './swot-entry';

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 400px);
  gap: 24px;
  align-items: start;
  @container module (max-width: 1023.98px) { grid-template-columns: minmax(0, 1fr); }
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
  ${print} { display: block; }
`;
const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  margin-top: 12px;
  padding: 1px;
  border-radius: var(--r-3);
  background: var(--border-2);
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;

/** The SWOT: four boxes with what could carry the plan or break it, and the risks that come of them. */
export function SwotRows({ area, module, people, canEdit, onEmptied }: RowsProps<RiskArea>) {
  const { values } = area;
  const commands = useRowCommands(ENTRY_CALLS, values);
  const [openId, setOpenId] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const shown = withHeld(values, useHeldRow(values, openId));
  const of = (type: RiskValueType) => byPosition(shown.filter((entry) => entry.type === type));
  const focusEntry = (id: string) => {
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)?.focus());
  };
  // What was chosen in a menu runs when the menu has gone: another entry may be open by then.
  const leave = (id: string) => setOpenId((open) => (open === id ? null : open));
  const close = (id: string) => {
    leave(id);
    focusEntry(id);
  };
  const place = (id: string, type: RiskValueType, index: number) => {
    const others = of(type).filter((entry) => entry.id !== id);
    commands.move(id, positionBetween(others[index - 1]?.position, others[index]?.position), { type });
  };
  const move = (entry: Entry, to: EntryMove) => {
    const at = of(entry.type).findIndex(({ id }) => id === entry.id);
    close(entry.id);
    if (to === 'up' || to === 'down') place(entry.id, entry.type, to === 'up' ? at - 1 : at + 1);
    else place(entry.id, to, of(to).length);
  };
  const remove = async (entry: Entry) => {
    leave(entry.id);
    frame.current?.querySelector<HTMLElement>(`[data-add="${entry.type}"]`)?.focus();
    if ((await commands.remove(entry)) && values.length === 1) onEmptied();
  };
  return (
    <Sides>
      <section aria-label="SWOT">
        <Text as="p" size="dense" tone="2">{swotWords(values, canEdit && module.progress !== 'DONE')}</Text>
        <Boxes ref={frame}>
          <SortableGroups
            groups={RISK_VALUE_TYPE_VALUES.map((type) => ({ id: type, label: RISK_FIELDS[type], items: of(type) }))}
            nameOf={({ title }) => title} disabled={!canEdit} onMove={(id, { group, index }) => place(id, group as RiskValueType, index)}
            renderGroup={({ id, items }, list) => (
              <SwotBox
                key={id} type={id as RiskValueType} count={items.length} canEdit={canEdit}
                onAdd={async ({ id: entryId, text }) => {
                  const answer = await commands.add({ title: text, description: '', type: id as RiskValueType }, entryId);
                  return answer.ok ? null : answer.message;
                }}
              >
                {list}
              </SwotBox>
            )}
            renderItem={(entry) => (
              <SwotEntry
                entry={entry} index={of(entry.type).indexOf(entry)} count={of(entry.type).length} commands={commands} canEdit={canEdit}
                isOpen={entry.id === openId} onOpen={() => setOpenId(entry.id)} onClose={() => close(entry.id)}
                onMove={(to) => move(entry, to)} onRemove={() => void remove(entry)}
              />
            )}
          />
        </Boxes>
      </section>
      <RiskCards area={area} people={people} />
    </Sides>
  );
}
