import { testRights } from '../../testing/test-rights';
import { ACCOUNT_RIGHTS } from './account.rights';

testRights(ACCOUNT_RIGHTS);
