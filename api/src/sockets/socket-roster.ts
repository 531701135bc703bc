import type { WebSocket } from 'ws';
import type { Viewer } from '../request/viewer';

/** Who is connected: for limits per person and for closing a session everywhere. */
export class SocketRoster {
  private readonly users = new Map<string, number>();
  private readonly sessions = new Map<string, Set<WebSocket>>();
  size = 0;

  count(userId: string): number {
    return this.users.get(userId) ?? 0;
  }

  add(viewer: Viewer, socket: WebSocket): void {
    this.users.set(viewer.userId, this.count(viewer.userId) + 1);
    const sockets = this.sessions.get(viewer.sessionId) ?? new Set();
    this.sessions.set(viewer.sessionId, sockets.add(socket));
    this.size++;
  }

  remove(viewer: Viewer, socket: WebSocket): void {
    const sockets = this.sessions.get(viewer.sessionId);
    if (!sockets?.delete(socket)) return;
    if (sockets.size === 0) this.sessions.delete(viewer.sessionId);
    const left = this.count(viewer.userId) - 1;
    if (left > 0) this.users.set(viewer.userId, left);
    else this.users.delete(viewer.userId);
    this.size--;
  }

  ofSession(sessionId: string): readonly WebSocket[] {
    return [...this.sessions.get(sessionId) ?? []];
  }
}
