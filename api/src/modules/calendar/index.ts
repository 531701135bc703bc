import './calendar.fields';

export { calendarRoutes } from './calendar.routes';
export { calendarLink } from './calendar.table';
