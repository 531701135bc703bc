CREATE TABLE "partner_token_use" (
	"partner_id" uuid NOT NULL,
	"token_id" text NOT NULL,
	"good_until" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_token_use_partner_id_token_id_pk" PRIMARY KEY("partner_id","token_id")
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "partner_key_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "kind" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_token_use" ADD CONSTRAINT "partner_token_use_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_token_use_good_until_idx" ON "partner_token_use" USING btree ("good_until");--> statement-breakpoint
-- Visitors had an invented address, which a stranger could sign up with: nothing that was set in that way is kept, and nobody is signed in by it.
UPDATE "users" SET "kind" = 'visitor', "email" = NULL, "pending_email" = NULL, "password_hash" = NULL, "google_sub" = NULL, "is_verified" = false,
  "bio" = NULL, "phone_number" = NULL, "address" = NULL, "cover_image" = NULL, "profile_photo" = NULL, "updated_at" = now()
  WHERE "email" LIKE '%.partner.invalid' OR "id" IN (SELECT "user_id" FROM "partner_user");--> statement-breakpoint
UPDATE "sessions" SET "revoked_at" = now() WHERE "revoked_at" IS NULL AND "user_id" IN (SELECT "id" FROM "users" WHERE "kind" = 'visitor');--> statement-breakpoint
DELETE FROM "email_tokens" WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "kind" = 'visitor');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_kind_check" CHECK (case "users"."kind" when 'member' then "users"."email" is not null
    when 'visitor' then "users"."email" is null and "users"."pending_email" is null and "users"."password_hash" is null and "users"."google_sub" is null and not "users"."is_verified" else false end);