import { testRights } from '../../testing/test-rights';
import { DEMO_RIGHTS } from './demo.rights';

testRights(DEMO_RIGHTS);
