import { testRights } from '../../testing/test-rights';
import { PROFILE_RIGHTS } from './profile.rights';

testRights(PROFILE_RIGHTS);
