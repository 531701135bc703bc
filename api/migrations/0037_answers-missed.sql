ALTER TABLE "channel_member" ADD COLUMN "mailed_revision" integer;--> statement-breakpoint
ALTER TABLE "partner_user" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "partner_user" ADD COLUMN "page" text;