import { moduleOf } from '@heartwood/contract/domain';
import { EyeOffIcon, Icon, LockIcon, mobile, print, Segment, TabLine, Text } from '@heartwood/shared-ui';
import { Link } from 'react-router';
import styled from 'styled-components';
import { areaName, modulePath } from '../module/module-page';
import type { ModuleListProps } from './module-list';

const Line = styled(TabLine)`
  margin-top: -8px;
  overflow: auto hidden;
  & > a { gap: 8px; }
  ${mobile} { margin-inline: -16px; padding-inline: 16px; & > a { font-size: 14.5px; } }
  ${print} { display: none; }
`;

/** The modules of an area that has few of them, each with its state; the open one is marked. */
export function ModuleTabs({ area, modules, openKey, unsent }: ModuleListProps) {
  return (
    <Line aria-label={`${areaName(area)} modules`}>
      {modules.map(({ id, key, progress, isLocked, isHidden }) => (
        <Link key={id} to={modulePath(key)} {...(key === openKey && { 'aria-current': 'true' as const })}>
          {moduleOf(key).label}
          {unsent.has(key) && key !== openKey ? <Text size="small" tone="3">not saved yet</Text> : null}
          {isLocked ? <Icon as={LockIcon} size={14} label="Locked by your plan" /> : <Segment solid={progress === 'DONE'} />}
          {isHidden ? <Icon as={EyeOffIcon} size={14} label="Not shown to you" /> : null}
        </Link>
      ))}
    </Line>
  );
}
