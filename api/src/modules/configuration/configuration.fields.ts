import { builder } from '../../graphql/schema-builder';
import { configurationOf, type Configuration } from './configuration';

const ConfigurationRef = builder.objectRef<Configuration>('Configuration').implement({
  description: 'What a page needs to know of this deployment before sign-in.',
  fields: (t) => ({
    googleClientId: t.exposeString('googleClientId', { nullable: true }),
    isStagingHost: t.exposeBoolean('isStagingHost'),
    uploadMaxBytes: t.exposeInt('uploadMaxBytes'),
    developmentMailbox: t.exposeBoolean('developmentMailbox'),
    pushPublicKey: t.string({
      description: 'What browsers subscribe to pushes with, base64url.', resolve: (_root, _args, { push }) => push.publicKey,
    }),
  }),
});

builder.queryFields((t) => ({
  configuration: t.field({ type: ConfigurationRef, resolve: (_root, _args, context) => configurationOf(context.config) }),
}));
