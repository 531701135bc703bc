import type { ReactNode } from 'react';
import type { GrowthHomeQuery, ModuleKey, PersonFieldsFragment } from '../../generated/graphql';

/** The modules that the card holds. */
export const IDEA_STAGE_KEYS = ['businessSectors', 'businessStage'] as const;
export type IdeaStageKey = (typeof IDEA_STAGE_KEYS)[number];

/** What stands beside a module that has no page of its own: facts, comments, history. `app/` brings it. */
export type RenderFacts = (key: ModuleKey, people: readonly PersonFieldsFragment[], onClose: () => void) => ReactNode;

export interface IdeaStageProps {
  framework: NonNullable<GrowthHomeQuery['growthFramework']>;
  renderFacts: RenderFacts;
}
