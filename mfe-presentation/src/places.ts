/** The list of a company's presentations, and all of them below. */
export const LIST = '/app/presentation';
/** Read in full screen: by a link's token without an account, by its id for members. */
export const VIEW = '/app/presentation/view';

/** Where one presentation is edited, by its id. */
export const EDIT = `${LIST}/edit`;
export const editPath = (id: string): string => `${EDIT}/${id}`;
export const viewPath = (id: string): string => `${VIEW}/${id}`;
/** A window of its own, beside that of the viewer. */
export const presenterPath = (id: string): string => `${VIEW}/${id}/presenter`;

/** Stands in the address of any page of presentations, with an id: its dialog of links, of its export. */
export const SHARE = 'share';
export const EXPORT = 'export';

/** From a press: browsers open a window then alone. Null where they do not. */
export const openPresenter = (id: string): Window | null => (
  window.open(presenterPath(id), `presenter-${id}`, 'popup,width=1280,height=800'));

/** The window that the room sees, from that of who presents. */
export const openViewer = (id: string): Window | null => window.open(viewPath(id), `viewer-${id}`, 'popup,width=1280,height=760');
