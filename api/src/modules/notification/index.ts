import './notification.fields';

export { forgetSubject, whoWasTold } from './forget-subject';
export { notify, type Notice } from './notify';
export { companySubject, moduleSubject } from './subjects';
