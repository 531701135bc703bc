import './configuration.fields';

export { configurationRoutes } from './configuration.routes';
