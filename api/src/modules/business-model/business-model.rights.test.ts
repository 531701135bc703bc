import { testRights } from '../../testing/test-rights';
import { BUSINESS_MODEL_RIGHTS } from './business-model.rights';

testRights(BUSINESS_MODEL_RIGHTS);
