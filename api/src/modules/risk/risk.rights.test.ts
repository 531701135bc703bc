import { testRights } from '../../testing/test-rights';
import { RISK_RIGHTS } from './risk.rights';

testRights(RISK_RIGHTS);
