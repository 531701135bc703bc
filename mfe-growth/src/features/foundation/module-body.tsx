import type { Autosave } from '@heartwood/client-kit/drafts';
import { moduleOf } from '@heartwood/contract/domain';
import { H3 } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import type { ModuleContentFragment, PersonFieldsFragment, TeamFieldsFragment } from '../../generated/graphql';
import { toFace } from '../../module/person';
import { SdgPanel } from './sdgs/sdg-panel';
import { ItemList } from './items/item-list';
import { ModuleText } from './module-text';
import { SkillPanel } from './skills/skill-panel';
import { TeamPanel } from './team/team-panel';

export interface ModuleBodyProps {
  module: ModuleContentFragment;
  autosave: Autosave;
  people: readonly PersonFieldsFragment[];
  team: TeamFieldsFragment | null;
  isSoloFounder: boolean;
  canEdit: boolean;
  /** The last row of a list went. */
  onEmptied: () => void;
}

/** What a module is made of: its text, and the rows of those that have rows. */
export function ModuleBody({ module, autosave, people, team, isSoloFounder, canEdit, onEmptied }: ModuleBodyProps) {
  const text = <ModuleText key={module.key} autosave={autosave} label={moduleOf(module.key).label} canEdit={canEdit} members={people.map(toFace)} />;
  const rows = { module, canEdit, onEmptied };
  switch (module.key) {
    case 'values':
    case 'culture':
      return <>{text}<ItemList {...rows} module={{ ...module, key: module.key }} /></>;
    case 'sdgs':
      return <><SdgPanel {...rows} /><InYourWords>{text}</InYourWords></>;
    case 'skills':
      return <><SkillPanel {...rows} people={people} /><InYourWords>{text}</InYourWords></>;
    case 'team':
      return <>{team ? <TeamPanel team={team} isSoloFounder={isSoloFounder} /> : null}<InYourWords>{text}</InYourWords></>;
    default:
      return text;
  }
}

function InYourWords({ children }: { children: ReactNode }) {
  return <section aria-label="In your words"><H3 as="h2" style={{ marginBottom: 8 }}>In your words</H3>{children}</section>;
}
