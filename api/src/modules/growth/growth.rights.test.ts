import { testRights } from '../../testing/test-rights';
import { GROWTH_RIGHTS } from './growth.rights';

testRights(GROWTH_RIGHTS);
