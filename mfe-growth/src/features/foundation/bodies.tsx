import { isBlank } from '@heartwood/shared-ui/rich-text';
import type { AreaBodies, BodyKind } from '../../area-page/bodies';
import type { FoundationPageQuery } from '../../generated/graphql';
import { ItemList } from './items/item-list';
import { SdgPanel } from './sdgs/sdg-panel';
import { SkillPanel } from './skills/skill-panel';
import { TeamPanel } from './team/team-panel';

export type FoundationKey = 'vision' | 'belief' | 'values' | 'culture' | 'sdgs' | 'skills' | 'team';

/** A module that is a text, and wants words (product decisions, rule a). */
const written = (missing: string): BodyKind<FoundationPageQuery> => ({
  text: 'alone',
  missing: (_module, text) => (isBlank(text) ? missing : null),
});

/** What each module of Foundation is made of. A list wants one row (product decisions, rule a). */
export const FOUNDATION: AreaBodies<FoundationPageQuery, FoundationKey> = {
  vision: written('Write your vision first.'),
  belief: written('Write your belief first.'),
  values: {
    text: 'above',
    Rows: (rows) => <ItemList {...rows} noun="value" heading="Values" />,
    missing: ({ items }) => (items.length === 0 ? 'Add at least one value first.' : null),
  },
  culture: {
    text: 'above',
    Rows: (rows) => <ItemList {...rows} noun="habit" heading="Habits" />,
    missing: ({ items }) => (items.length === 0 ? 'Add at least one habit first.' : null),
  },
  sdgs: { text: 'below', Rows: SdgPanel, missing: ({ sdgs }) => (sdgs.length === 0 ? 'Choose at least one goal first.' : null) },
  skills: { text: 'below', Rows: SkillPanel, missing: ({ skills }) => (skills.length === 0 ? 'Add at least one skill first.' : null) },
  team: {
    text: 'below',
    Rows: ({ area: { team, company } }) => (team ? <TeamPanel team={team} isSoloFounder={company?.isSoloFounder ?? false} /> : null),
    missing: () => 'This module is done by itself.',
  },
};
