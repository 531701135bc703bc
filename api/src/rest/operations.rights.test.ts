import { testRights } from '../testing/test-rights';
import { REST_RIGHTS } from './operations.rights';

testRights(REST_RIGHTS);
