import { deployment } from '../registry/deployment';

/** The part of Google Identity Services that is used. */
export interface GoogleIdentity {
  initialize(options: { client_id: string; nonce: string; callback(answer: { credential: string }): void }): void;
  renderButton(place: HTMLElement, options: Record<string, string | number>): void;
}

let loading: Promise<GoogleIdentity> | null = null;

/** Fetches Google's script when a page needs its button; a failed load may be tried again. */
export function loadGoogle(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${deployment.googleLibrary}client`;
    script.async = true;
    script.onload = () => {
      const google = (window as { google?: { accounts?: { id?: GoogleIdentity } } }).google?.accounts?.id;
      if (google) resolve(google);
      else reject(new Error('Google Identity Services did not start'));
    };
    script.onerror = () => reject(new Error('Google Identity Services could not be loaded'));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
