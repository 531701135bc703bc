CREATE TABLE "calendar_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"only_mine" boolean DEFAULT false NOT NULL,
	"category_ids" uuid[] DEFAULT '{}' NOT NULL,
	"kinds" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "milestone_check_in" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"milestone_id" uuid NOT NULL,
	"author_id" uuid,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"date" date NOT NULL,
	"value" text NOT NULL,
	"note" text,
	"pace" text
);
--> statement-breakpoint
CREATE TABLE "milestone_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"milestone_id" uuid NOT NULL,
	"author_id" uuid,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"message" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"deleted_by" uuid,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "calendar_link" ADD CONSTRAINT "calendar_link_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_link" ADD CONSTRAINT "calendar_link_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_check_in" ADD CONSTRAINT "milestone_check_in_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_check_in" ADD CONSTRAINT "milestone_check_in_milestone_id_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_check_in" ADD CONSTRAINT "milestone_check_in_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_comment" ADD CONSTRAINT "milestone_comment_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_comment" ADD CONSTRAINT "milestone_comment_milestone_id_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_comment" ADD CONSTRAINT "milestone_comment_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_comment" ADD CONSTRAINT "milestone_comment_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_link_person_idx" ON "calendar_link" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_link_token_idx" ON "calendar_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "calendar_link_company_idx" ON "calendar_link" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "milestone_check_in_live_idx" ON "milestone_check_in" USING btree ("milestone_id","date" DESC NULLS LAST,"created_at" DESC NULLS LAST) WHERE not "milestone_check_in"."is_deleted";--> statement-breakpoint
CREATE INDEX "milestone_check_in_company_idx" ON "milestone_check_in" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "milestone_comment_live_idx" ON "milestone_comment" USING btree ("milestone_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE not "milestone_comment"."is_deleted";--> statement-breakpoint
CREATE INDEX "milestone_comment_company_idx" ON "milestone_comment" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "phase_deleted_idx" ON "phase" USING btree ("company_id","updated_at") WHERE "phase"."is_deleted";--> statement-breakpoint
CREATE INDEX "milestone_deleted_idx" ON "milestone" USING btree ("company_id","updated_at") WHERE "milestone"."is_deleted";