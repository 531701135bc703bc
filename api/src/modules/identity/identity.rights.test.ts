import { testRights } from '../../testing/test-rights';
import { IDENTITY_RIGHTS } from './identity.rights';

testRights(IDENTITY_RIGHTS);
