export { createSampleShell, joinSamples, type SamplePlace, type Samples } from './create-sample-shell';
