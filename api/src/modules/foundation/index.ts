import './foundation.fields';
import './clues';

export * from './foundation.table';
export { FOUNDATION_RECORDS } from './foundation.schema';
export { forgetSkills } from './forget-skills';
export { writeDemoFoundation, type DemoFoundation } from './foundation.demo';
