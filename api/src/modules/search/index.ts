import './search.fields';
import './search-all.fields';

export { foldNamesJob } from './fold-names.job';
