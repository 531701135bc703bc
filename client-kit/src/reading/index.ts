export { countReading } from './count-reading';
export type { Read } from './reading-time';
