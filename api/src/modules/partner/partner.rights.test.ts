import { testRights } from '../../testing/test-rights';
import { PARTNER_RIGHTS } from './partner.rights';

testRights(PARTNER_RIGHTS);
