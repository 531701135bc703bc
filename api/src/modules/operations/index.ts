export { operatorAct } from './operations.table';
export { recordAct } from './record-act';
export { openReportsSql, operatorRates, reportNote, settleReports, type Reports } from './reported';
export { backupRoutes, reportRoutes } from './operations.routes';
export { recorded } from './security-log';
export { sweepReportsJob } from './sweep-reports.job';
export { sweepSecurityLogJob } from './sweep-security-log.job';
