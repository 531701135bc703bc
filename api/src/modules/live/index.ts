import './live.fields';

export { HOT_STATEMENTS } from './hot-statements';
