export { reportRoutes } from './operations.routes';
export { recorded, sweepSecurityLog } from './security-log';
export { sweepReports } from './sweep-reports';
