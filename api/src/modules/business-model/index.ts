import './business-model.fields';

export * from './business-model.table';
export { BUSINESS_MODEL_RECORDS, CHANNEL, CUSTOMER } from './business-model.schema';
export { CHANNELS, type BusinessChannel } from './channels';
export { CUSTOMERS, TO_CUSTOMERS, type Customer } from './customers';
export { writeDemoBusinessModel, type DemoBusinessModel } from './business-model.demo';
