import { testRights } from '../../testing/test-rights';
import { AFFILIATE_RIGHTS } from './affiliate.rights';

testRights(AFFILIATE_RIGHTS);
