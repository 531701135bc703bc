import { isBlank } from '@heartwood/shared-ui/rich-text';
import type { AreaBodies, BodyKind } from '../../area-page/bodies';
import type { BusinessModelArea } from './business-model-area';
import { ChannelRows } from './channel-rows';
import { CostRows } from './costs/cost-rows';
import { CustomerRows } from './customer-rows';
import { ActivityRows, PartnerRows, ResourceRows } from './key-rows';
import { RevenueRows } from './revenue/revenue-rows';

export type BusinessModelKey =
  | 'overallProblem' | 'overallSolution' | 'customerSegment' | 'channels' | 'keyResources' | 'keyActivities' | 'keyPartners' | 'revenue'
  | 'costs';

const written = (missing: string): BodyKind<BusinessModelArea> => ({
  text: 'alone',
  missing: (_area, text) => (isBlank(text) ? missing : null),
});

/** A module that is a list, and wants one row (product decisions, rule a). */
const listed = (
  list: 'customers' | 'channels' | 'keyResources' | 'keyActivities' | 'keyPartners' | 'revenues' | 'costs', noun: string,
  Rows: NonNullable<BodyKind<BusinessModelArea>['Rows']>, isWide = false,
): BodyKind<BusinessModelArea> => ({
  text: 'below', Rows, isWide, hasFactLine: isWide,
  missing: (area) => (area[list].length === 0 ? `Add at least one ${noun} first.` : null),
});

/** What each module of the business model is made of. */
export const BUSINESS_MODEL: AreaBodies<BusinessModelArea, BusinessModelKey> = {
  overallProblem: written('Write the problem first.'),
  overallSolution: written('Write the solution first.'),
  customerSegment: listed('customers', 'segment', CustomerRows),
  channels: listed('channels', 'channel', ChannelRows),
  keyResources: listed('keyResources', 'resource', ResourceRows),
  keyActivities: listed('keyActivities', 'activity', ActivityRows),
  keyPartners: listed('keyPartners', 'partner', PartnerRows),
  revenue: listed('revenues', 'revenue', RevenueRows, true),
  costs: listed('costs', 'cost', CostRows, true),
};
