import './search.fields';
import './search-all.fields';

export { foldTextsJob } from './fold-texts.job';
