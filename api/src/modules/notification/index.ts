import './notification.fields';

export { forgetSubject, whoWasTold } from './forget-subject';
export { notify, type Notice } from './notify';
export { writeDemoNotifications, type DemoNotification } from './notification.demo';
export { sweepNotifications } from './sweep-notifications';
export { companySubject, moduleSubject } from './subjects';
