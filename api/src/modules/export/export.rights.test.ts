import { testRights } from '../../testing/test-rights';
import { EXPORT_RIGHTS } from './export.rights';

testRights(EXPORT_RIGHTS);
