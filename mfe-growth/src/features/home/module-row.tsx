import { moduleOf, personName } from '@heartwood/contract/domain';
import { AvatarStack, EyeOffIcon, Icon, LockIcon, mobile, Segment, UnassignedAvatar } from '@heartwood/shared-ui';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import styled, { css } from 'styled-components';
import type { ModuleRowFragment, PersonFieldsFragment } from '../../generated/graphql';
import { AssignPopover } from '../../module/assign-popover';
import { DueText } from '../../module/due-text';
import { modulePath } from '../../module/module-page';
import { toFace } from '../../module/person';
import { useHasPage } from '../../module/market-plan-offer';
import { CLOSURE_LABELS, closureOf, type Closure } from '../../module/closed-words';
import { ClosedReason } from './closed-row';
import { useWantedRow } from './use-wanted-row';

const Item = styled.li<{ $next: boolean; $tall: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 10px;
  min-height: ${({ $tall }) => ($tall ? 47 : 35)}px;
  padding: 0 12px;
  font-size: 13px;
  ${({ $next }) => $next && css`background: var(--accent-soft);`}
  &:has(> a:hover, > [aria-expanded]:hover) { background: ${({ $next }) => ($next ? 'var(--accent-soft)' : 'var(--surface-hover)')}; }
  ${mobile} { min-height: 48px; padding: 0 14px; }
`;
const label = css<{ $open: boolean }>`
  flex: 1;
  min-width: 0;
  font-size: 13px;
  line-height: 16px;
  letter-spacing: -.012em;
  font-weight: ${({ $open }) => ($open ? 'var(--fw-medium)' : 'inherit')};
  ${mobile} { font-size: 14.5px; line-height: 19px; }
`;
// The whole row is the link's target; what stands above it (assignees) has its own.
const Target = styled(Link).withConfig({ shouldForwardProp: (name) => !name.startsWith('$') })<{ $open: boolean }>`
  ${label}
  color: inherit;
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; border-radius: 6px; }
`;
// A row that leads nowhere is pressed to learn why. It keeps its height when the reason opens below.
const Closed = styled.button<{ $open: boolean }>`
  ${label}
  align-self: stretch;
  min-height: inherit;
  padding: 0;
  border: 0;
  background: none;
  color: var(--text-3);
  font-family: inherit;
  text-align: left;
  cursor: pointer;
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; border-radius: 6px; }
`;
const Summary = styled.span`display: block; font-size: 12px; line-height: 16px; font-weight: 450; color: var(--text-3);`;
const People = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  min-width: 24px;
  min-height: 24px;
  margin: 0 -2px;
  padding: 2px;
  border: 0;
  border-radius: 12px;
  background: none;
  cursor: pointer;
  ${mobile} { min-width: 44px; min-height: 44px; margin-right: -8px; padding: 2px 8px; }
`;
const Lock = styled.span`display: inline-flex; color: var(--text-3);`;

export interface ModuleRowProps {
  module: ModuleRowFragment;
  isNext: boolean;
  people: readonly PersonFieldsFragment[];
  /** The owner's name: whom to ask where something is closed. */
  owner: string;
}

/** One module in an area's card. */
export function ModuleRow({ module, isNext, people, owner }: ModuleRowProps) {
  const { label: name } = moduleOf(module.key);
  const path = modulePath(module.key);
  const closure = closureOf(module, useHasPage());
  const { isWanted, target } = useWantedRow(module.key, closure);
  const [asked, setAsked] = useState<boolean | null>(null);
  const isAsked = asked ?? isWanted;
  const reasonId = useId();
  const isOpen = module.progress === 'NOT_DONE';
  const text = <>{name}{module.summary ? <Summary>{module.summary}</Summary> : null}</>;
  return (
    <Item $next={isNext} $tall={Boolean(module.summary)}>
      <Segment solid={!isOpen} next={isNext} />
      {closure === null
        ? <Target $open={isOpen} to={path}>{text}</Target>
        : <Closed
          ref={target} type="button" $open={isOpen} aria-expanded={isAsked} aria-controls={reasonId} onClick={() => setAsked(!isAsked)}
        >{text}</Closed>}
      {isOpen && module.dueDate ? <DueText date={module.dueDate} /> : null}
      {closure === null ? null : <ClosureMark closure={closure} />}
      {module.isLocked ? null : <Assignees module={module} name={name} people={people} />}
      {isAsked && closure !== null ? <ClosedReason id={reasonId} closure={closure} moduleKey={module.key} owner={owner} /> : null}
    </Item>
  );
}

/** The card's head says of a whole area that it is not there yet; its rows need no mark of their own for that. */
function ClosureMark({ closure }: { closure: Closure }) {
  if (closure === 'later') return null;
  return <Lock><Icon as={closure === 'hidden' ? EyeOffIcon : LockIcon} size={14} label={CLOSURE_LABELS[closure]} /></Lock>;
}

function Assignees({ module, name, people }: { module: ModuleRowFragment; name: string; people: readonly PersonFieldsFragment[] }) {
  if (module.isHidden) return null;
  const faces = module.assignees.length > 0 ? <AvatarStack people={module.assignees.map(toFace)} /> : <UnassignedAvatar />;
  if (!module.canShare) return faces;
  return (
    <AssignPopover module={module} people={people}>
      <People type="button" aria-label={`Assign ${name}, ${whoIsAssigned(module)}`} data-tip={`Assign ${name}, ${whoIsAssigned(module)}`}>
        {faces}
      </People>
    </AssignPopover>
  );
}

function whoIsAssigned({ assignees }: ModuleRowFragment): string {
  return assignees.length === 0 ? 'nobody assigned' : `assigned to ${assignees.map(personName).join(', ')}`;
}
