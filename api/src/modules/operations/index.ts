export { reportRoutes } from './operations.routes';
export { sweepReports } from './sweep-reports';
