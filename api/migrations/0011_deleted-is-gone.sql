CREATE TABLE "deleted_message" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"mentions" uuid[] NOT NULL,
	"reactions" jsonb NOT NULL,
	"deleted_by" uuid NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "component_comment" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "component_comment" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deleted_message" ADD CONSTRAINT "deleted_message_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_message" ADD CONSTRAINT "deleted_message_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_message_kept_until_idx" ON "deleted_message" USING btree ("kept_until");--> statement-breakpoint
ALTER TABLE "component_comment" ADD CONSTRAINT "component_comment_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "component_comment_deleted_idx" ON "component_comment" USING btree ("deleted_at") WHERE "component_comment"."is_deleted";