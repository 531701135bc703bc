import { testRights } from '../../testing/test-rights';
import { LIVE_RIGHTS } from './live.rights';

testRights(LIVE_RIGHTS);
