/** What the server says of a file it keeps. */
export interface KeptFile { id: string; name: string; type: string; size: number }

/** The thing that carries a file. */
export interface FileSubject {
  kind: 'user' | 'company' | 'channel' | 'message' | 'export' | 'event' | 'post' | 'note' | 'presentation'; id: string;
}
