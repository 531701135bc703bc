import { RISK_FIELDS, RISK_SOURCES } from '@heartwood/contract/domain';
import { defineClue, liveRowsWhere } from '../growth';

const list = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
const hasValue = (company: string, more = '') => `exists (
      select from risk_value v
      where v.company_id = ${company} and not v.is_deleted${more})`;

// The fields of a SWOT that are empty, once one of them is not.
defineClue({
  key: 'swot', modules: ['swot'], order: 'r.position',
  rows: (company) => `
    from unnest(array[${list(Object.keys(RISK_FIELDS))}], array[${list(Object.values(RISK_FIELDS))}])
      with ordinality r(type, name, position)
    where ${hasValue(company)} and not ${hasValue(company, ' and v.type = r.type')}`,
});
defineClue({
  key: 'riskAnalysis', modules: ['swot', 'riskAnalysis'], name: 'r.title',
  rows: liveRowsWhere('risk_value', `r.type in (${list(RISK_SOURCES)}) and not exists (
      select from risk_analysis a
      where a.risk_value_id = r.id and not a.is_deleted)`),
});
