import { testRights } from '../../testing/test-rights';
import { EVENT_RIGHTS } from './event.rights';

testRights(EVENT_RIGHTS);
