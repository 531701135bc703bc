import type { ReactNode } from 'react';
import type { GrowthHomeQuery, ModuleKey, PersonFieldsFragment } from '../../generated/graphql';

/** What stands beside a module that has no page of its own: facts, comments, history. `app/` brings it. */
export type RenderFacts = (key: ModuleKey, people: readonly PersonFieldsFragment[], onClose: () => void) => ReactNode;

/** What a card takes that opens on the home: idea stage, market plan. */
export interface HomeCardProps {
  framework: NonNullable<GrowthHomeQuery['growthFramework']>;
  renderFacts: RenderFacts;
}
