import { testRights } from '../../testing/test-rights';
import { FOUNDATION_RIGHTS } from './foundation.rights';

testRights(FOUNDATION_RIGHTS);
