/** An invitation is answered by the person it was sent to, nobody else. */
export function isInvitee(row: { userId: string | null; email: string }, viewer: { id: string; email: string }): boolean {
  return row.userId === null ? row.email === viewer.email : row.userId === viewer.id;
}
