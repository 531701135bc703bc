import { testRights } from '../../testing/test-rights';
import { SEARCH_RIGHTS } from './search.rights';

testRights(SEARCH_RIGHTS);
