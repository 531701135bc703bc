CREATE TABLE "profile_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "profile_report_check" CHECK (num_nonnulls("profile_report"."user_id", "profile_report"."company_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "cover_position" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shows_online" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "cover_position" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "tag_follow" ADD COLUMN "has_bell" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_follower" ADD COLUMN "has_bell" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_follower" ADD COLUMN "has_bell" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_report" ADD CONSTRAINT "profile_report_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_report" ADD CONSTRAINT "profile_report_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_report" ADD CONSTRAINT "profile_report_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_report_once_key" ON "profile_report" USING btree ("reporter_id",coalesce("user_id", "company_id"));--> statement-breakpoint
CREATE INDEX "profile_report_user_idx" ON "profile_report" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profile_report_company_idx" ON "profile_report" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "profile_report_open_idx" ON "profile_report" USING btree ("created_at","id") WHERE "profile_report"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "tag_follow_tag_idx" ON "tag_follow" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "company_follower_bell_idx" ON "company_follower" USING btree ("company_id","user_id") WHERE "company_follower"."has_bell";--> statement-breakpoint
CREATE INDEX "user_follower_bell_idx" ON "user_follower" USING btree ("user_id","follower_id") WHERE "user_follower"."has_bell";