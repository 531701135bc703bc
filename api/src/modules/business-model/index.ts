import './business-model.fields';
import './clues';

export * from './business-model.table';
export { BUSINESS_MODEL_RECORDS, CUSTOMER } from './business-model.schema';
export { CUSTOMERS, TO_CUSTOMERS, type Customer } from './customers';
export { writeDemoBusinessModel, type DemoBusinessModel } from './business-model.demo';
