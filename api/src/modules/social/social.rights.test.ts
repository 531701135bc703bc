import { testRights } from '../../testing/test-rights';
import { SOCIAL_RIGHTS } from './social.rights';

testRights(SOCIAL_RIGHTS);
