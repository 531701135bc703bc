CREATE TABLE "chat_draft" (
	"user_id" uuid NOT NULL,
	"target" text NOT NULL,
	"text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_draft_user_id_target_pk" PRIMARY KEY("user_id","target")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "line" jsonb;--> statement-breakpoint
ALTER TABLE "chat_draft" ADD CONSTRAINT "chat_draft_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_line_idx" ON "message" USING btree ("channel_id","seq") WHERE "message"."line" is not null;