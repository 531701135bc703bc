export { openReleaseMirror } from './open-release-mirror';
