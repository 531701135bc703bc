import type { RiskAssessmentPageQuery } from '../../generated/graphql';

/** What the page of the risk assessment has read. */
export type RiskArea = NonNullable<RiskAssessmentPageQuery['riskAssessment']>;
