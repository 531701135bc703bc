export { reportRoutes } from './operations.routes';
export { recorded, sweepSecurityLog, type SecurityKind } from './security-log';
export { securityEvent } from './operations.table';
export { sweepReports } from './sweep-reports';
