import { isBlank } from '@heartwood/shared-ui/rich-text';
import type { AreaBodies, BodyKind } from '../../area-page/bodies';
import type { FoundationArea } from './foundation-area';
import { itemList } from './items/item-list';
import { SdgPanel } from './sdgs/sdg-panel';
import { SkillPanel } from './skills/skill-panel';
import { TeamPanel } from './team/team-panel';

export type FoundationKey = 'vision' | 'belief' | 'values' | 'culture' | 'sdgs' | 'skills' | 'team';

/** A module that is a text, and wants words (product decisions, rule a). */
const written = (missing: string): BodyKind<FoundationArea> => ({
  text: 'alone',
  missing: (_area, text) => (isBlank(text) ? missing : null),
});

/** A module that is a list, and wants one row (product decisions, rule a). */
const listed = (key: FoundationKey, noun: string, heading: string): BodyKind<FoundationArea> => ({
  text: 'above',
  Rows: itemList({ key, noun, heading }),
  missing: ({ items }) => (items.some((item) => item.key === key) ? null : `Add at least one ${noun} first.`),
});

/** What each module of Foundation is made of. */
export const FOUNDATION: AreaBodies<FoundationArea, FoundationKey> = {
  vision: written('Write your vision first.'),
  belief: written('Write your belief first.'),
  values: listed('values', 'value', 'Values'),
  culture: listed('culture', 'habit', 'Habits'),
  sdgs: { text: 'below', Rows: SdgPanel, missing: ({ sdgs }) => (sdgs.length === 0 ? 'Choose at least one goal first.' : null) },
  skills: { text: 'below', Rows: SkillPanel, missing: ({ skills }) => (skills.length === 0 ? 'Add at least one skill first.' : null) },
  team: {
    text: 'below',
    Rows: ({ area: { team, isSoloFounder } }) => <TeamPanel team={team} isSoloFounder={isSoloFounder} />,
    missing: () => 'This module is done by itself.',
  },
};
