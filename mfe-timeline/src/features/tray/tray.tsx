import { Badge, Button, CalendarDaysIcon, Drawer, GripVerticalIcon, Icon, PlusIcon, Text } from '@heartwood/shared-ui';
import type { PointerEvent } from 'react';
import styled, { css } from 'styled-components';
import { Diamond } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';

const Rows = styled.ul`display: flex; flex-direction: column; gap: 6px; margin: 12px 0 0; padding: 0; list-style: none;`;
const Row = styled.li<{ $canDrag: boolean }>`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  padding: 10px 12px;
  border: 1px dashed var(--hollow);
  border-radius: 10px;
  font-size: 13px;
  line-height: 18px;
  & > i { margin-top: 4px; }
  & > div { flex: 1; min-width: 0; }
  & > svg { flex: none; margin: 1px -2px 0 -4px; color: var(--text-3); }
  ${({ $canDrag }) => $canDrag && css`user-select: none; cursor: grab; &:active { cursor: grabbing; background: var(--surface-selected); }`}
`;
const Name = styled.button`
  display: block;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: inherit;
  font: var(--fw-semi) 13px/18px var(--font);
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;
/** Why it is there, in its first words. */
const Origin = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-size: 12px;
  line-height: 16px;
  color: var(--text-3);
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
const Foot = styled.span`display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-top: 6px;`;

export interface TrayProps {
  /** Without a day. */
  goals: readonly Goal[];
  onClose(): void;
  onOpen(goal: Goal): void;
  onSetDate(goal: Goal): void;
  onAdd(): void;
  /** A press on one, where there is a chart that it can be dragged onto. */
  onGrab?(event: PointerEvent<HTMLElement>, goal: Goal): void;
}

/** Goals that wait for a day: they stand on no lane and on no market plan. */
export function Tray({ goals, onClose, onOpen, onSetDate, onAdd, onGrab }: TrayProps) {
  const { timeline: { categories, canEdit }, colorOf, canWrite } = usePlan();
  const hint = onGrab ? 'Drag one onto a lane, or set a date.' : 'Set a date to put one on the line.';
  const titleOf = (id: string | null) => categories.find((category) => category.id === id)?.title;
  return (
    <Drawer
      open modal={false} width={300} title={`No date yet ${goals.length}`} onClose={onClose}
      {...(canEdit && { footer: <Button block icon={PlusIcon} onClick={onAdd}>Add goal without a date</Button> })}
    >
      <Text size="small" tone="3">
        {goals.length === 0 ? 'Every goal has its day.' : `${hint} They are not on the market plan until they have one.`}
      </Text>
      <Rows aria-label="Goals without a date">
        {goals.map((goal) => (
          <Row key={goal.id} $canDrag={onGrab !== undefined && canWrite(goal)} onPointerDown={(event) => onGrab?.(event, goal)}>
            {onGrab && canWrite(goal) ? <Icon as={GripVerticalIcon} size={16} /> : null}
            <Diamond $color={colorOf(goal)} $solid={goal.status === 'ACHIEVED'} />
            <div>
              <Name type="button" data-place={goal.id} onClick={() => onOpen(goal)}>{goal.title}</Name>
              {goal.description ? <Origin>{goal.description}</Origin> : null}
              <Foot>
                {titleOf(goal.categoryId) === undefined ? null : <Badge>{titleOf(goal.categoryId)}</Badge>}
                {canWrite(goal) ? (
                  <Button size="sm" icon={CalendarDaysIcon} aria-label={`Set a date for ${goal.title}`} onClick={() => onSetDate(goal)}>
                    Set date
                  </Button>
                ) : null}
              </Foot>
            </div>
          </Row>
        ))}
      </Rows>
    </Drawer>
  );
}
