import { testRights } from '../../testing/test-rights';
import { CALENDAR_RIGHTS } from './calendar.rights';

testRights(CALENDAR_RIGHTS);
