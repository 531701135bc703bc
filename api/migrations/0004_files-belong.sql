ALTER TABLE "files" DROP CONSTRAINT "files_owner_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "kept_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_company_idx" ON "files" USING btree ("company_id") WHERE "files"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "files_subject_idx" ON "files" USING btree ("subject_id","subject_kind") WHERE "files"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "files_kept_until_idx" ON "files" USING btree ("kept_until") WHERE "files"."kept_until" is not null;--> statement-breakpoint
CREATE INDEX "files_gone_idx" ON "files" USING btree ("gone_at") WHERE "files"."gone_at" is not null;--> statement-breakpoint
-- What is shown somewhere belongs to it from now on; faces, logos and covers are for everybody. A file that stands in several
-- places belongs to the most public one, and of messages to the one of who uploaded it.
WITH "shown" AS (
	SELECT 'user' AS "kind", "id", "profile_photo" AS "address", 1 AS "turn", null::uuid AS "author_id" FROM "users"
	UNION ALL SELECT 'user', "id", "cover_image", 1, null FROM "users"
	UNION ALL SELECT 'company', "id", "logo", 1, null FROM "company"
	UNION ALL SELECT 'company', "id", "cover_image", 1, null FROM "company"
	UNION ALL SELECT 'channel', "id", "logo_url", 2, null FROM "channel" WHERE NOT "is_deleted"
	UNION ALL SELECT 'message', m."id", a."value" ->> 'url', 3, m."author_id" FROM "message" m JOIN "channel" c ON c."id" = m."channel_id" CROSS JOIN LATERAL jsonb_array_elements(m."attachments") a WHERE NOT c."is_deleted" AND NOT m."is_deleted"
), "place" AS (
	SELECT DISTINCT ON (f."id") f."id" AS "file_id", s."kind", s."id" AS "subject_id", s."turn" = 1 AS "is_public"
	FROM (SELECT *, substring("address" FROM '^/files/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid AS "file_id" FROM "shown") s
	JOIN "files" f ON f."id" = s."file_id"
	ORDER BY f."id", s."turn", (s."author_id" = f."owner_id") DESC NULLS LAST, s."id"
)
UPDATE "files" f SET "subject_kind" = p."kind", "subject_id" = p."subject_id", "is_public" = p."is_public", "claimed_at" = now() FROM "place" p WHERE p."file_id" = f."id";
--> statement-breakpoint
-- The rest was uploaded and is used by nothing: it goes in two days, as every such upload does.
UPDATE "files" SET "kept_until" = now() + interval '2 days' WHERE "claimed_at" IS NULL;
