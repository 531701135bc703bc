ALTER TABLE "channel_member" ADD COLUMN "is_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "forward" jsonb;--> statement-breakpoint
-- A process of the release before answers without naming the thread, while both run.
CREATE FUNCTION "message_thread"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT coalesce(q."thread_id", q."id") INTO NEW."thread_id"
	FROM "message" q
	WHERE q."id" = NEW."reply_to" AND q."channel_id" = NEW."channel_id";
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "message_thread" BEFORE INSERT ON "message" FOR EACH ROW
WHEN (NEW."reply_to" IS NOT NULL AND NEW."thread_id" IS NULL) EXECUTE FUNCTION "message_thread"();--> statement-breakpoint
WITH RECURSIVE "thread" AS (
	SELECT r."id", r."id" AS "root" FROM "message" r
	WHERE r."reply_to" IS NULL AND EXISTS (SELECT FROM "message" a WHERE a."reply_to" = r."id" AND a."thread_id" IS NULL)
	UNION ALL
	SELECT a."id", t."root" FROM "message" a JOIN "thread" t ON a."reply_to" = t."id"
)
UPDATE "message" SET "thread_id" = t."root" FROM "thread" t
WHERE "message"."id" = t."id" AND t."root" <> t."id" AND "message"."thread_id" IS NULL;
