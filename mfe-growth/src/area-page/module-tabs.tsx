import { moduleOf } from '@heartwood/contract/domain';
import { EyeOffIcon, Icon, LockIcon, mobile, print, Segment, Text } from '@heartwood/shared-ui';
import { Link } from 'react-router';
import styled, { css } from 'styled-components';
import { areaName, modulePath } from '../module/module-page';
import type { ModuleListProps } from './module-list';

const Line = styled.nav`
  display: flex;
  gap: 22px;
  margin-top: -8px;
  border-bottom: 1px solid var(--border);
  overflow: auto hidden;
  ${mobile} { margin-inline: -16px; padding-inline: 16px; }
  ${print} { display: none; }
`;
const Tab = styled(Link).withConfig({ shouldForwardProp: (name) => !name.startsWith('$') })<{ $on: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding: 10px 0 11px;
  border-bottom: 2px solid transparent;
  color: var(--text-2);
  font-size: 13px;
  line-height: 18px;
  font-weight: var(--fw-medium);
  text-decoration: none;
  &:hover { color: var(--text); }
  &:focus-visible { outline-offset: -2px; }
  ${({ $on }) => $on && css`border-color: var(--text); color: var(--text); font-weight: var(--fw-semi);`}
  ${mobile} { min-height: 44px; font-size: 14.5px; }
`;

/** The modules of an area that has few of them, each with its state; the open one is marked. */
export function ModuleTabs({ area, modules, openKey, unsent }: ModuleListProps) {
  return (
    <Line aria-label={`${areaName(area)} modules`}>
      {modules.map(({ id, key, progress, isLocked, isHidden }) => (
        <Tab key={id} to={modulePath(key)} $on={key === openKey} {...(key === openKey && { 'aria-current': 'true' as const })}>
          {moduleOf(key).label}
          {unsent.has(key) && key !== openKey ? <Text size="small" tone="3">not saved yet</Text> : null}
          {isLocked ? <Icon as={LockIcon} size={14} label="Locked by your plan" /> : <Segment solid={progress === 'DONE'} />}
          {isHidden ? <Icon as={EyeOffIcon} size={14} label="Not shown to you" /> : null}
        </Tab>
      ))}
    </Line>
  );
}
