import { testRights } from '../../testing/test-rights';
import { RELEASE_RIGHTS } from './release.rights';

testRights(RELEASE_RIGHTS);
