import './search.fields';

export { foldNamesJob } from './fold-names.job';
