import { testRights } from '../../testing/test-rights';
import { INSIGHT_RIGHTS } from './insight.rights';

testRights(INSIGHT_RIGHTS);
