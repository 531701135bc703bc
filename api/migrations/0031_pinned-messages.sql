ALTER TABLE "message" ADD COLUMN "pinned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "pinned_by" uuid;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_pinned_by_users_id_fk" FOREIGN KEY ("pinned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_pinned_idx" ON "message" USING btree ("channel_id","pinned_at","id") WHERE "message"."pinned_at" is not null and not "message"."is_deleted";