import { useReadable } from '@heartwood/contract/kit';
import { Avatar, ToastRegion, type ToastItem } from '@heartwood/shared-ui';
import { dismissToast, toasts, type ShownToast } from './toasts';

const dismiss = (id: string): void => dismissToast(Number(id));

export function Toasts() {
  return <ToastRegion toasts={useReadable(toasts).map(itemOf)} onDismiss={dismiss} />;
}

function itemOf({ id, title, text, status, duration, position, action, person }: ShownToast): ToastItem {
  return {
    id: String(id),
    tone: status,
    title,
    ...(text === undefined ? {} : { text }),
    ...(person && { lead: <Avatar id={person.id} name={person.name} photo={person.photo} size={26} alt="" /> }),
    ...(duration === undefined ? {} : { ms: duration }),
    ...(position === 'top-right' ? { place: 'corner' as const } : {}),
    // The toast of a new message says just what the specification wants; it is pressed as a whole.
    ...(action === undefined
      ? {}
      : { onOpen: action.run, ...(position !== 'top-right' && { text: [text, action.label].filter(Boolean).join(' ') }) }),
  };
}
