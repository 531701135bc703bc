import './foundation.fields';
import './clues';

export * from './foundation.table';
export { CompanySdgRef, FOUNDATION_ITEM, FOUNDATION_RECORDS } from './foundation.schema';
export { FOUNDATION_ITEMS, type FoundationItem } from './items';
export { COMPANY_SDGS, type CompanySdg } from './sdgs';
export { forgetSkills } from './forget-skills';
export { writeDemoFoundation, type DemoFoundation } from './foundation.demo';
