import { testRights } from '../../testing/test-rights';
import { ACTIVITY_RIGHTS } from './activity.rights';

testRights(ACTIVITY_RIGHTS);
