import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';

/** ms; what a test waits for comes at once, unless the machine is busy with something else. */
const PATIENCE = 10_000;

configure({ asyncUtilTimeout: PATIENCE });

/**
 * React keeps for each element where it was made, ten thousand times a second, to say it beside a warning: a tenth of the time of a page's
 * tests. It is told that there were so many already; the warnings stay.
 */
const {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals,
} = React as unknown as Record<string, object | undefined>;
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
