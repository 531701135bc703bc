import { testRights } from '../../testing/test-rights';
import { MAIL_RIGHTS } from './mail.rights';

testRights(MAIL_RIGHTS);
