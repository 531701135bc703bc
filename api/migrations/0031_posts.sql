CREATE TABLE "poll" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"options" text[] NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_vote" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"option" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "poll_vote_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"is_company_post" boolean DEFAULT false NOT NULL,
	"post_type" text NOT NULL,
	"content" text NOT NULL,
	"feeling" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mentioned_users" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"mentioned_companies" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"link_preview" jsonb,
	"card_kind" text,
	"card_subject" text,
	"card_company_id" uuid,
	"is_validation" boolean DEFAULT false NOT NULL,
	"validation_field" text,
	"is_repost" boolean DEFAULT false NOT NULL,
	"repost_of" uuid,
	"is_edited" boolean DEFAULT false NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"repost_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	CONSTRAINT "post_validation_check" CHECK ("post"."is_validation" = ("post"."validation_field" is not null))
);
--> statement-breakpoint
CREATE TABLE "post_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"content" text NOT NULL,
	"mentioned_users" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"mentioned_companies" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"reply_to" uuid,
	"stance" text,
	"is_edited" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid
);
--> statement-breakpoint
CREATE TABLE "post_like" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_like_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"comment_id" uuid,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_save" (
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"labels" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_save_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_tag" (
	"post_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_tag_post_id_tag_id_pk" PRIMARY KEY("post_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"user_id" uuid,
	"usage_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_follow" (
	"user_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tag_follow_user_id_tag_id_pk" PRIMARY KEY("user_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "user_block" (
	"user_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_block_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "user_mute" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"muted_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_mute_user_id_kind_subject_pk" PRIMARY KEY("user_id","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "company_follow_count" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_follower" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_follower_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "user_follow_count" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_follower" (
	"user_id" uuid NOT NULL,
	"follower_id" uuid NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_follower_follower_id_user_id_pk" PRIMARY KEY("follower_id","user_id"),
	CONSTRAINT "user_follower_check" CHECK ("user_follower"."user_id" <> "user_follower"."follower_id")
);
--> statement-breakpoint
ALTER TABLE "poll" ADD CONSTRAINT "poll_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_card_company_id_company_id_fk" FOREIGN KEY ("card_company_id") REFERENCES "public"."company"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_repost_of_post_id_fk" FOREIGN KEY ("repost_of") REFERENCES "public"."post"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment" ADD CONSTRAINT "post_comment_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment" ADD CONSTRAINT "post_comment_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment" ADD CONSTRAINT "post_comment_reply_to_post_comment_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."post_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment" ADD CONSTRAINT "post_comment_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_like" ADD CONSTRAINT "post_like_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_like" ADD CONSTRAINT "post_like_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_report" ADD CONSTRAINT "post_report_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_report" ADD CONSTRAINT "post_report_comment_id_post_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."post_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_report" ADD CONSTRAINT "post_report_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_save" ADD CONSTRAINT "post_save_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_save" ADD CONSTRAINT "post_save_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tag" ADD CONSTRAINT "post_tag_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tag" ADD CONSTRAINT "post_tag_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_follow" ADD CONSTRAINT "tag_follow_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_follow" ADD CONSTRAINT "tag_follow_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_block" ADD CONSTRAINT "user_block_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_block" ADD CONSTRAINT "user_block_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_mute" ADD CONSTRAINT "user_mute_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_follow_count" ADD CONSTRAINT "company_follow_count_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_follower" ADD CONSTRAINT "company_follower_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_follower" ADD CONSTRAINT "company_follower_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_follow_count" ADD CONSTRAINT "user_follow_count_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_follower" ADD CONSTRAINT "user_follower_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_follower" ADD CONSTRAINT "user_follower_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_newest_idx" ON "post" USING btree ("created_at","id") WHERE "post"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "post_user_idx" ON "post" USING btree ("user_id","created_at","id") WHERE "post"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "post_company_idx" ON "post" USING btree ("company_id","created_at","id") WHERE "post"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "post_validation_idx" ON "post" USING btree ("validation_field","company_id","created_at") WHERE "post"."is_validation";--> statement-breakpoint
CREATE INDEX "post_card_idx" ON "post" USING btree ("card_subject","created_at","id") WHERE "post"."card_subject" is not null;--> statement-breakpoint
CREATE INDEX "post_repost_idx" ON "post" USING btree ("repost_of") WHERE "post"."repost_of" is not null;--> statement-breakpoint
CREATE INDEX "post_deleted_idx" ON "post" USING btree ("deleted_at") WHERE "post"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "post_comment_first_idx" ON "post_comment" USING btree ("post_id","created_at","id") WHERE "post_comment"."reply_to" is null;--> statement-breakpoint
CREATE INDEX "post_comment_reply_idx" ON "post_comment" USING btree ("reply_to","created_at","id") WHERE "post_comment"."reply_to" is not null;--> statement-breakpoint
CREATE INDEX "post_comment_person_idx" ON "post_comment" USING btree ("post_id","user_id");--> statement-breakpoint
CREATE INDEX "post_comment_deleted_idx" ON "post_comment" USING btree ("deleted_at") WHERE "post_comment"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "post_like_newest_idx" ON "post_like" USING btree ("post_id","created_at","user_id") WHERE "post_like"."is_on";--> statement-breakpoint
CREATE UNIQUE INDEX "post_report_once_key" ON "post_report" USING btree ("user_id","post_id",coalesce("comment_id", "post_id"));--> statement-breakpoint
CREATE INDEX "post_report_newest_idx" ON "post_report" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "post_report_post_idx" ON "post_report" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_save_newest_idx" ON "post_save" USING btree ("user_id","created_at","post_id");--> statement-breakpoint
CREATE INDEX "post_tag_newest_idx" ON "post_tag" USING btree ("tag_id","created_at","post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_name_key" ON "tag" USING btree ("name");--> statement-breakpoint
CREATE INDEX "tag_beginning_idx" ON "tag" USING btree ("name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "tag_usage_idx" ON "tag" USING btree ("usage_count" DESC NULLS FIRST,"name");--> statement-breakpoint
CREATE INDEX "user_block_blocked_idx" ON "user_block" USING btree ("blocked_id","user_id");--> statement-breakpoint
CREATE INDEX "company_follow_count_idx" ON "company_follow_count" USING btree ("followers" DESC NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "company_follower_company_idx" ON "company_follower" USING btree ("company_id") WHERE "company_follower"."is_on";--> statement-breakpoint
CREATE INDEX "user_follow_count_idx" ON "user_follow_count" USING btree ("followers" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "user_follower_followers_idx" ON "user_follower" USING btree ("user_id","created_at","follower_id") WHERE "user_follower"."is_on";--> statement-breakpoint
CREATE INDEX "user_follower_following_idx" ON "user_follower" USING btree ("follower_id","created_at","user_id") WHERE "user_follower"."is_on";--> statement-breakpoint
CREATE INDEX "users_banned_idx" ON "users" USING btree ("id") WHERE "users"."is_blocked";