import { testRights } from '../../testing/test-rights';
import { OPERATIONS_RIGHTS } from './operations.rights';

testRights(OPERATIONS_RIGHTS);
