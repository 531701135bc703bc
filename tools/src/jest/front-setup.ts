import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** ms; what a test waits for comes at once, unless the machine is busy with something else. */
const PATIENCE = 10_000;

configure({ asyncUtilTimeout: PATIENCE });
