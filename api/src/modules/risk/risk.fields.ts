import { areaField, rowMutations } from '../growth';
import { RISK_ANALYSES } from './risk-analyses';
import { RISK_VALUES } from './risk-values';
import { RISK_ANALYSIS, RISK_ASSESSMENT, RISK_VALUE, RiskAssessmentRef } from './risk.schema';

areaField('riskAssessment', RiskAssessmentRef, RISK_ASSESSMENT);
rowMutations(RISK_VALUES, RISK_VALUE);
rowMutations(RISK_ANALYSES, RISK_ANALYSIS);
