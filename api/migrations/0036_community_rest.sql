CREATE TABLE "event_feed" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"author_id" uuid,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_comment_like" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_comment_like_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "post_comment" ADD COLUMN "like_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "post_comment" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "post_report" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "event_feed" ADD CONSTRAINT "event_feed_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_message" ADD CONSTRAINT "event_message_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_message" ADD CONSTRAINT "event_message_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment_like" ADD CONSTRAINT "post_comment_like_comment_id_post_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."post_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment_like" ADD CONSTRAINT "post_comment_like_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_feed_token_idx" ON "event_feed" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "event_message_event_idx" ON "event_message" USING btree ("event_id","created_at","id");--> statement-breakpoint
CREATE INDEX "event_message_author_idx" ON "event_message" USING btree ("author_id") WHERE "event_message"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "event_search_idx" ON "event" USING gin (search_grams("search_text"));--> statement-breakpoint
CREATE INDEX "event_unfolded_idx" ON "event" USING btree ("id") WHERE "event"."search_text" is null;--> statement-breakpoint
CREATE INDEX "post_report_open_idx" ON "post_report" USING btree ("created_at","id") WHERE "post_report"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "tag_search_idx" ON "tag" USING gin (search_grams("search_text"));--> statement-breakpoint
CREATE INDEX "tag_unfolded_idx" ON "tag" USING btree ("id") WHERE "tag"."search_text" is null;