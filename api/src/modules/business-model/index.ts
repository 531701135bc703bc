import './business-model.fields';

export * from './business-model.table';
export { BUSINESS_MODEL_RECORDS } from './business-model.schema';
export { TO_CUSTOMERS } from './customers';
export { writeDemoBusinessModel, type DemoBusinessModel } from './business-model.demo';
