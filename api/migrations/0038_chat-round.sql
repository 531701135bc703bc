ALTER TABLE "message" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
CREATE INDEX "message_files_idx" ON "message" USING btree ("channel_id","seq") WHERE "message"."attachments" <> '[]';--> statement-breakpoint
CREATE INDEX "message_thread_idx" ON "message" USING btree ("thread_id","seq") WHERE "message"."thread_id" is not null;