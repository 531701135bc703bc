import { testRights } from '../../testing/test-rights';
import { NOTIFICATION_RIGHTS } from './notification.rights';

testRights(NOTIFICATION_RIGHTS);
