ALTER TABLE "message" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
CREATE INDEX "message_files_idx" ON "message" USING btree ("channel_id","seq") WHERE "message"."attachments" <> '[]';--> statement-breakpoint
CREATE INDEX "message_thread_idx" ON "message" USING btree ("thread_id","seq") WHERE "message"."thread_id" is not null;--> statement-breakpoint
WITH RECURSIVE "thread" AS (
	SELECT r."id", r."id" AS "root" FROM "message" r
	WHERE r."reply_to" IS NULL AND EXISTS (SELECT FROM "message" a WHERE a."reply_to" IS NOT NULL)
	UNION ALL
	SELECT a."id", t."root" FROM "message" a JOIN "thread" t ON a."reply_to" = t."id"
)
UPDATE "message" SET "thread_id" = t."root" FROM "thread" t WHERE "message"."id" = t."id" AND t."root" <> t."id";
