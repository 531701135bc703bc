import './competition.fields';
import './clues';

export * from './competition.table';
export { writeDemoCompetition, type DemoCompetition } from './competition.demo';
export { COMPETITION_RECORDS, COMPETITOR } from './competition.schema';
export { COMPETITORS, type Competitor } from './competitors';
