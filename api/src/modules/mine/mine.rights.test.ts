import { testRights } from '../../testing/test-rights';
import { MINE_RIGHTS } from './mine.rights';

testRights(MINE_RIGHTS);
