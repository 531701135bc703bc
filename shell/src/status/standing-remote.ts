/** Whose page stands, in which version. What happens in the browser is told of it: who was at work is not told to a page. */
export function standingRemote(): { remote: string; version: string } | null {
  const { remote, version } = document.querySelector<HTMLElement>('main [data-remote]')?.dataset ?? {};
  return remote === undefined || version === undefined ? null : { remote, version };
}
