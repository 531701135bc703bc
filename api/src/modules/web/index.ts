export { web } from './web';
