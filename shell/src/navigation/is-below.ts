/** Whether a path is `basePath` or lies below it; everything lies below the empty one. */
export function isBelow(basePath: string, pathname: string): boolean {
  return basePath === '' || pathname === basePath || pathname.startsWith(`${basePath}/`);
}
