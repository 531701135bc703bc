import { testRights } from '../../testing/test-rights';
import { TIMELINE_RIGHTS } from './timeline.rights';

testRights(TIMELINE_RIGHTS);
