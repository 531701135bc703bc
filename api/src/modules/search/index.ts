import './search.fields';

export { HOT_STATEMENTS } from './hot-statements';
