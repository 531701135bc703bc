import type { ObjectSchema } from 'yup';

/**
 * First message of each field, as formik wants it. `load` brings yup and the schema with the first check, not with the page; while
 * they can't be fetched nothing is found, and the server, which checks all of it again, says what is wrong.
 */
export function checkWith<Values extends object>(
  load: () => Promise<{ schema: ObjectSchema<Values> }>,
): (values: Values) => Promise<Partial<Record<string, string>>> {
  return async (values) => {
    const loaded = await load().catch(() => null);
    try {
      await loaded?.schema.validate(values, { abortEarly: false });
      return {};
    } catch (error) {
      return messagesOf(error);
    }
  };
}

function messagesOf(error: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  const inner = (error as { inner?: { path?: string; message: string }[] }).inner;
  if (!inner) throw error;
  for (const { path, message } of inner) if (path !== undefined) messages[path] ??= message;
  return messages;
}
