import { RISK_ASSESSMENT_GUIDES } from '@heartwood/contract/guides';
import { AreaPage } from '../../area-page/area-page';
import type { ModuleParts } from '../../area-page/module-parts';
import { RiskAssessmentPageDocument } from '../../generated/graphql';
import { RISK, type RiskKey } from './bodies';
import type { RiskArea } from './risk-area';

/** The risk assessment: what could carry the plan or break it, and what is done about it. */
export function RiskPage(parts: ModuleParts) {
  return <AreaPage<RiskArea, RiskKey>
    area="riskAssessment" document={RiskAssessmentPageDocument} bodies={RISK} guides={RISK_ASSESSMENT_GUIDES} {...parts}
  />;
}
