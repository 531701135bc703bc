import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { readPitchDeck } from './pitch-deck';
import { PitchDeckRef } from './pitch.schema';

builder.queryField('pitchDeck', (t) => t.field({
  type: PitchDeckRef, nullable: true, complexity: STATEMENT_COST, authScopes: { signedIn: true },
  args: { companyId: t.arg.id() },
  resolve: (_root, { companyId }, context) => readPitchDeck(context, companyId),
}));
