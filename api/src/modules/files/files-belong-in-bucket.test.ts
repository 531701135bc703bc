import { inBucket, startedInBuckets } from '../../testing/in-bucket';

jest.mock('../../testing/test-server', () => inBucket(jest.requireActual('../../testing/test-server')));

import './files-belong.test';

test('all of it was in a bucket', () => {
  expect(startedInBuckets()).toBeGreaterThan(0);
});
