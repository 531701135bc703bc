import { object, string, type InferType } from 'yup';

/** As long as the server takes them (api: create-channel.ts). */
export const channelSchema = object({
  name: string().trim().required('Channel name is required').max(80, 'Use at most 80 characters'),
  description: string().trim().max(500, 'Use at most 500 characters').default(''),
  type: string().oneOf(['OPEN', 'CLOSE'] as const).required(),
});

export type ChannelValues = InferType<typeof channelSchema>;
