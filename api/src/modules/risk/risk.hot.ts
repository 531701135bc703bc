import { COMPANY_ID, ROW_ID, rowsOfKind, type HotReads } from '../../testing/hot-reads';
import { recordsStatement } from '../growth';
import { RISK_ASSESSMENT, RISK_KINDS } from './risk.schema';

export const RISK_HOT: HotReads = {
  rows: [
    rowsOfKind('risk_value', 'swot', 'title, type', "'One depot', 'WEAKNESS'"),
    rowsOfKind('risk_analysis', 'riskAnalysis', 'title, risk_value_id', `'It stops', ${ROW_ID}`),
  ],
  reads: [
    [RISK_ASSESSMENT.statement, [COMPANY_ID, ['swot', 'riskAnalysis'], 'swot', 31]],
    ...RISK_KINDS.map((kind): HotReads['reads'][number] => [recordsStatement(kind), [COMPANY_ID, [COMPANY_ID]]]),
  ],
};
