import { testRights } from '../../testing/test-rights';
import { SUGGESTION_RIGHTS } from './suggestion.rights';

testRights(SUGGESTION_RIGHTS, async () => ({ config: { seedDemo: true }, close: async () => undefined }));
