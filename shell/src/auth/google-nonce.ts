/** What this page made up before it asks Google: Google's answer holds its hash, and only this page knows of what. */
export interface GoogleNonce { secret: string; hash: string }

export async function newGoogleNonce(): Promise<GoogleNonce> {
  const secret = base64url(crypto.getRandomValues(new Uint8Array(32)));
  return { secret, hash: base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)))) };
}

const base64url = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_')
  .replaceAll('=', '');
