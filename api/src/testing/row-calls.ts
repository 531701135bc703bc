import { randomUUID } from 'node:crypto';
import type { Cast } from './builders';
import type { TestServer } from './test-server';

export interface RowAnswer { row: Record<string, unknown> | null; error: { code: string; field: string | null } | null }

/** "INVALID name"; null when the command was carried out. */
export const faultOf = ({ error }: RowAnswer) => (error ? `${error.code} ${error.field ?? ''}`.trim() : null);

/** Calls of the rows of one company, by the editor unless told; `fields` are those of each kind beside its place. */
export function rowCalls<Kind extends string>(server: TestServer, { companyId, editor }: Cast, fields: Readonly<Record<Kind, string>>) {
  async function ask<Data>(text: string, variables: Record<string, unknown> = {}, token = editor.token): Promise<Data> {
    const { data, errors } = await server.graphql<Data>(text, { companyId, ...variables }, token);
    if (!data || errors) throw new Error(errors?.map(({ message }) => message).join('\n') ?? 'no answer');
    return data;
  }
  const command = async (
    kind: Kind, name: string, declared: string, passed: string, variables: Record<string, unknown>, token?: string,
  ) => {
    const text = `mutation ($companyId: ID!, ${declared}) {
      ${name}(companyId: $companyId, ${passed}) { row { id position revision ${fields[kind]} } error { code field } }
    }`;
    return (await ask<Record<string, RowAnswer>>(text, variables, token))[name] as RowAnswer;
  };
  const save = (kind: Kind, row: Record<string, unknown>, token?: string) => {
    const added = 'id' in row ? row : { id: randomUUID(), position: 1, ...row };
    return command(kind, `save${kind}`, `$row: ${kind}Input!`, 'row: $row', { row: added }, token);
  };
  return {
    ask, command, save,
    made: async (kind: Kind, row: Record<string, unknown>) => {
      const answer = await save(kind, row);
      return answer.row ? String(answer.row['id']) : Promise.reject(new Error(faultOf(answer) ?? ''));
    },
    remove: (kind: Kind, id: string, token?: string) => command(kind, `delete${kind}`, '$id: ID!', 'id: $id', { id }, token),
  };
}
