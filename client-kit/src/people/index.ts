export { toFace, type Person } from './face';
