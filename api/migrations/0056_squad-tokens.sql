CREATE TABLE "release_act" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"token_id" uuid NOT NULL,
	"squad" text NOT NULL,
	"action" text NOT NULL,
	"remote" text NOT NULL,
	"version" text,
	"is_signed" boolean,
	"commit" text,
	"person" text,
	"outcome" text NOT NULL,
	"reason" text,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "squad_token" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"squad" text NOT NULL,
	"remotes" text[] NOT NULL,
	"hash" text NOT NULL,
	"public_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "squad_token_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE INDEX "release_act_remote_idx" ON "release_act" USING btree ("remote","id");--> statement-breakpoint
CREATE INDEX "squad_token_squad_idx" ON "squad_token" USING btree ("squad","created_at");