import './competition.fields';
import './clues';

export * from './competition.table';
export { COMPETITION_RECORDS } from './competition.schema';
