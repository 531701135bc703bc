import { testRights } from '../../testing/test-rights';
import { EVIDENCE_RIGHTS } from './evidence.rights';

testRights(EVIDENCE_RIGHTS);
