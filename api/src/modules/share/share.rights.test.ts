import { testRights } from '../../testing/test-rights';
import { SHARE_RIGHTS } from './share.rights';

testRights(SHARE_RIGHTS);
