export { openReleaseMirror } from './open-release-mirror';
export { ReleaseMirror } from './release-mirror';
