import { failureToast, NETWORK } from './failure';

test.each([
  ['FORBIDDEN', 'no', { title: 'Access Denied.', status: 'warning', duration: 4000 }],
  ['UNKNOWN', "You don't have permission to do that", { title: 'Access Denied.', status: 'warning', duration: 4000 }],
  [
    NETWORK, '',
    { title: 'An error occurred.', text: 'Error while saving the due date, please try again.', status: 'error', duration: 3000 },
  ],
  [
    'INVALID', 'The date is in the past.',
    { title: 'An error occurred.', text: 'The date is in the past.', status: 'error', duration: 3000 },
  ],
])('%s is told as the specification says', (code, message, toast) => {
  expect(failureToast({ code, message }, 'saving the due date')).toMatchObject(toast);
});
