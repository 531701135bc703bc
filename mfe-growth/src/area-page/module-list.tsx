import { moduleOf, tourTarget, type AreaKey } from '@heartwood/contract/domain';
import { AvatarStack, EyeOffIcon, H3, Icon, Kbd, LockIcon, Segment, Text } from '@heartwood/shared-ui';
import { Link } from 'react-router';
import styled, { css } from 'styled-components';
import type { ModuleContentFragment, ModuleKey } from '../generated/graphql';
import { DueText } from '../module/due-text';
import { areaName, modulePath } from '../module/module-page';
import { toFace } from '../module/person';
import { ListSide } from './module-layout';

const Head = styled.div`
  display: flex; align-items: center; justify-content: space-between; padding: 2px 10px 10px; opacity: var(--rail-words, 1);
`;
const Entry = styled(Link).withConfig({ shouldForwardProp: (name) => !name.startsWith('$') })<{ $on: boolean; $quiet: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--rail-gap, 10px);
  min-height: 38px;
  padding: 0 10px;
  border-radius: 8px;
  font-size: 13px;
  color: ${({ $quiet }) => ($quiet ? 'var(--text-3)' : 'inherit')};
  text-decoration: none;
  &:hover { background: var(--surface-hover); }
  ${({ $on }) => $on && css`&, &:hover { background: var(--surface-selected); font-weight: var(--fw-semi); }`}
  & > svg { flex: none; color: var(--text-3); }
`;
const Name = styled.span`flex: 1; min-width: 0; line-height: 16px; letter-spacing: -.012em;`;
const Keys = styled.p`
  margin: auto 0 0; padding: 10px; font-size: 12px; line-height: 17px; color: var(--text-3); opacity: var(--rail-words, 1);
`;

export interface ModuleListProps {
  area: AreaKey;
  modules: readonly ModuleContentFragment[];
  openKey: ModuleKey;
  /** Modules with words that are only on this device. */
  unsent: ReadonlySet<ModuleKey>;
}

/** The area's modules with their state; the open one is marked. */
export function ModuleList({ area, modules, openKey, unsent }: ModuleListProps) {
  const label = areaName(area);
  const done = modules.filter(({ progress }) => progress === 'DONE').length;
  return (
    <ListSide aria-label={`${label} modules`}>
      <Head><H3 as="h2">{label}</H3><Text size="small" tone="3">{done}/{modules.length}</Text></Head>
      {modules.map((module) => (
        <Entry
          key={module.id} to={modulePath(module.key)} $on={module.key === openKey} $quiet={module.isLocked || module.isHidden}
          {...tourTarget(module.key)}
          {...(module.key === openKey && { 'aria-current': 'true' as const })}
        >
          <Segment solid={module.progress === 'DONE'} />
          <Name>
            {moduleOf(module.key).label}
            {unsent.has(module.key) && module.key !== openKey ? <Text size="small" tone="3"> · not saved yet</Text> : null}
          </Name>
          <EntryEnd module={module} />
        </Entry>
      ))}
      <Keys><Kbd>[</Kbd> <Kbd>]</Kbd> previous and next</Keys>
    </ListSide>
  );
}

function EntryEnd({ module }: { module: ModuleContentFragment }) {
  if (module.isLocked) return <Icon as={LockIcon} size={14} label="Locked by your plan" />;
  if (module.isHidden) return <Icon as={EyeOffIcon} size={14} label="Not shown to you" />;
  if (module.progress === 'NOT_DONE' && module.dueDate) return <DueText date={module.dueDate} />;
  return module.assignees.length > 0 ? <AvatarStack people={module.assignees.map(toFace)} size={18} /> : null;
}
