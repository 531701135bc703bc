import { embedded, type CacheRules } from '@heartwood/client-kit/cache';
import type { Session } from '@heartwood/contract';
import { areaComments, commentOptimism, commentUpdates, liveComments } from '../features/comments/comments.cache';
import { billingPages, forgetBilling } from '../features/billing/billing.cache';
import { BUSINESS_MODEL_LISTS } from '../features/business-model/business-model.cache';
import { COMPETITION_LISTS } from '../features/competition/competition.cache';
import { rowsCameBack, rowsDeleted } from '../area-page/open-rows/deleted-rows.model';
import { SOURCE_LISTS } from '../area-page/source/source.cache';
import { FOUNDATION_LISTS, foundationOptimism, foundationPages } from '../features/foundation/foundation.cache';
import { forgetHistory, historyPages } from '../features/history/history.cache';
import { MARKET_POTENTIAL_LISTS } from '../features/market-potential/market-potential.cache';
import { RISK_LISTS } from '../features/risk/risk.cache';
import type { CompanyEventsSubscription } from '../generated/graphql';
import { companyOptimism, companyUpdates } from '../module/company.cache';
import { rowsChanged } from '../module/rows-changed';
import { areaUpdates, moduleOptimism, moduleUpdates } from '../module/module.cache';

/** The lists of every area. */
const LISTS = [
  ...FOUNDATION_LISTS, ...BUSINESS_MODEL_LISTS, ...COMPETITION_LISTS, ...MARKET_POTENTIAL_LISTS, ...RISK_LISTS, ...SOURCE_LISTS,
];

/**
 * The rules each slice brings for its own commands, and for what others do.
 * @param self who writes: an own comment is shown before the server has answered
 */
export function cacheRules({ id, firstname, lastname, profilePhoto }: Session['user']): CacheRules {
  return {
    keys: {
      Billing: embedded,
      BillingDetails: embedded,
      BillingFailure: embedded,
      BillingInvoicePage: embedded,
      BillingTry: embedded,
      Configuration: embedded,
      CreditHistory: embedded,
      BusinessModelArea: (area) => String(area.companyId),
      CompetitionArea: (area) => String(area.companyId),
      MarketPotentialArea: (area) => String(area.companyId),
      Foundation: (area) => String(area.companyId),
      PlanEvidence: (plan) => String(plan.companyId),
      PlanSnapshots: embedded,
      PlanSnapshot: embedded,
      SnapshotModule: embedded,
      SnapshotFigure: embedded,
      EvidencePayload: embedded,
      ClaimPayload: embedded,
      Insight: embedded,
      InsightLink: embedded,
      InsightPoint: embedded,
      PitchDeck: (deck) => String(deck.companyId),
      SectionReading: embedded,
      ShareVisitor: embedded,
      ShareStep: embedded,
      ShareLinkPayload: embedded,
      SuggestionOffer: (offer) => String(offer.companyId),
      SuggestionOfferPayload: embedded,
      SuggestionPayload: embedded,
      CreditLedger: embedded,
      RiskAssessmentArea: (area) => String(area.companyId),
      Team: (team) => String(team.companyId),
      TourParams: embedded,
      TourProgress: embedded,
      TourProgressPayload: embedded,
      Answers: embedded,
      AnswerTakenPayload: embedded,
      AreaContents: embedded,
      AssumptionData: embedded,
      CompetitorPayload: embedded,
      CompetitorsPayload: embedded,
      PlanExportPayload: embedded,
      CustomerPayload: embedded,
      CustomersPayload: embedded,
      CustomerDetailPayload: embedded,
      BusinessChannelPayload: embedded,
      KeyActivityPayload: embedded,
      KeyResourcePayload: embedded,
      KeyPartnerPayload: embedded,
      RevenuePayload: embedded,
      CostPayload: embedded,
      CostsPayload: embedded,
      CustomerCategoryPayload: embedded,
      CurrencyRate: embedded,
      ForecastPayload: embedded,
      ForecastLinePayload: embedded,
      MarketCustomerPayload: embedded,
      MonthAmount: embedded,
      CommentPage: embedded,
      CommentPayload: embedded,
      CompanyEvent: embedded,
      CompanyPayload: embedded,
      CompanySdgPayload: embedded,
      CompanySkillPayload: embedded,
      FoundationItemPayload: embedded,
      AreaHistoryPage: embedded,
      HistoryPage: embedded,
      ModulePayload: embedded,
      ModuleVisitors: embedded,
      RiskAnalysisPayload: embedded,
      RiskValuePayload: embedded,
      SkillPage: embedded,
      TeamFace: embedded,
      UserError: embedded,
      VersionFacts: embedded,
      VersionRow: embedded,
    },
    updates: {
      Query: {
        foundation: areaComments('foundation'), businessModel: areaComments('businessModel'), competition: areaComments('competition'),
        marketPotential: areaComments('marketPotential'), riskAssessment: areaComments('riskAssessment'), ...foundationPages,
        ...historyPages, ...billingPages,
      },
      Mutation: { ...moduleUpdates, ...areaUpdates(LISTS), ...commentUpdates, ...companyUpdates },
      Subscription: {
        companyEvents: (result, variables, cache, info) => {
          liveComments(result, variables, cache, info);
          const { companyEvents } = result as CompanyEventsSubscription;
          const { records, deletedRecordIds, module, type, actorId } = companyEvents;
          if (records.length + deletedRecordIds.length > 0 || type === 'GOALS_CHANGED') rowsChanged();
          rowsDeleted({ ids: deletedRecordIds, by: actorId });
          rowsCameBack(records.flatMap((record) => ('id' in record ? record.id : [])));
          // It is made of everything: what may have changed it has it asked for anew, where it is on the screen.
          if (!type.startsWith('COMMENT_')) cache.invalidate('Query', 'pitchDeck', { companyId: variables.companyId as string });
          if (type === 'COMPANY_CHANGED') forgetBilling(cache);
          if (type === 'GOALS_CHANGED' || type === 'VISIBILITY_CHANGED') {
            // The months that were reached are read from goals and traction, which the page does not hold, for who sees revenue and costs.
            cache.invalidate({ __typename: 'BusinessModelArea', companyId: variables.companyId as string }, 'revenueReached');
          }
          forgetHistory(cache);
          const closedKey = module?.isHidden ? module.key : null;
          for (const { live } of LISTS) live(cache, String(variables.companyId), { records, deletedRecordIds, closedKey });
        },
      },
    },
    optimistic: {
      ...moduleOptimism, ...Object.assign({}, ...LISTS.map(({ optimistic }) => optimistic)), ...foundationOptimism,
      ...commentOptimism({ id, firstname, lastname, profilePhoto }), ...companyOptimism,
    },
  };
}
