import './partner.fields';

export { endPartnerSessions } from './end-partner-sessions';
export { partnerRoutes } from './partner.routes';
export { newPartnerKey } from './partner-key';
export * from './partner.table';
export { sweepPartnerTokensJob } from './sweep-partner-tokens.job';
