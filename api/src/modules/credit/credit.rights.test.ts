import { testRights } from '../../testing/test-rights';
import { CREDIT_RIGHTS } from './credit.rights';

testRights(CREDIT_RIGHTS);
