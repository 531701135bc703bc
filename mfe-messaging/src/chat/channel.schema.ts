import { object, string, ValidationError, type InferType } from 'yup';

/** As long as the server takes them (api: create-channel.ts). */
const channelSchema = object({
  name: string().trim().required('Channel name is required').max(80, 'Use at most 80 characters'),
  description: string().trim().max(500, 'Use at most 500 characters').default(''),
  type: string().oneOf(['OPEN', 'CLOSE'] as const).required(),
});

export type ChannelValues = InferType<typeof channelSchema>;

/** What is wrong with the fields of a channel, by field. */
export function channelFaults(values: Partial<ChannelValues>): Partial<Record<keyof ChannelValues, string>> {
  try {
    channelSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}
