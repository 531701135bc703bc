import './business-model.fields';
import './clues';

export * from './business-model.table';
export { BUSINESS_MODEL_RECORDS, CHANNEL, CUSTOMER, FrequencyRef, KEY_PARTNER, REVENUE, RevenueTypeRef } from './business-model.schema';
export { CHANNELS, type BusinessChannel } from './channels';
export { CUSTOMERS, TO_CUSTOMERS, type Customer } from './customers';
export { KEY_ACTIVITIES, KEY_PARTNERS, KEY_RESOURCES, type KeyActivity, type KeyPartner, type KeyResource } from './key-parts';
export { COSTS, REVENUES, type Cost, type Revenue } from './money';
export { writeDemoBusinessModel, type DemoBusinessModel } from './business-model.demo';
