CREATE TABLE "channel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"type" text NOT NULL,
	"logo_url" text,
	"description" text,
	"created_by" uuid,
	"partner_id" uuid,
	"pair_low" uuid,
	"pair_high" uuid,
	"member_count" integer DEFAULT 0 NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"change_seq" integer DEFAULT 0 NOT NULL,
	"face_change_seq" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_pair_check" CHECK (("channel"."kind" = 'personal') = ("channel"."pair_low" is not null) and ("channel"."pair_low" is null or "channel"."pair_low" < "channel"."pair_high"))
);
--> statement-breakpoint
CREATE TABLE "channel_member" (
	"channel_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"last_read_seq" integer DEFAULT 0 NOT NULL,
	"is_marked_unread" boolean DEFAULT false NOT NULL,
	"read_revision" integer DEFAULT 0 NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "channel_member_channel_id_user_id_pk" PRIMARY KEY("channel_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_presence" (
	"user_id" uuid NOT NULL,
	"tab" text NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_presence_user_id_tab_pk" PRIMARY KEY("user_id","tab")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"channel_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mentions" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"reply_to" uuid,
	"is_edited" boolean DEFAULT false NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"change_seq" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_channel_id_seq_pk" PRIMARY KEY("channel_id","seq"),
	CONSTRAINT "message_id_key" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "message_reaction" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"emoji" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_reaction_message_id_emoji_user_id_pk" PRIMARY KEY("message_id","emoji","user_id")
);
--> statement-breakpoint
CREATE TABLE "partner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"origins" text[] NOT NULL,
	"key_id" text NOT NULL,
	"public_key" text NOT NULL,
	"key_created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_revoked" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "partner_user" (
	"partner_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_user_partner_id_subject_pk" PRIMARY KEY("partner_id","subject")
);
--> statement-breakpoint
ALTER TABLE "channel" ADD CONSTRAINT "channel_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel" ADD CONSTRAINT "channel_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel" ADD CONSTRAINT "channel_pair_low_users_id_fk" FOREIGN KEY ("pair_low") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel" ADD CONSTRAINT "channel_pair_high_users_id_fk" FOREIGN KEY ("pair_high") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_member" ADD CONSTRAINT "channel_member_channel_id_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_member" ADD CONSTRAINT "channel_member_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_presence" ADD CONSTRAINT "chat_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_channel_id_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reaction" ADD CONSTRAINT "message_reaction_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reaction" ADD CONSTRAINT "message_reaction_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner" ADD CONSTRAINT "partner_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner" ADD CONSTRAINT "partner_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_user" ADD CONSTRAINT "partner_user_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_user" ADD CONSTRAINT "partner_user_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "channel_pair_key" ON "channel" USING btree ("pair_low","pair_high");--> statement-breakpoint
CREATE INDEX "channel_open_idx" ON "channel" USING btree ("last_message_at" DESC NULLS LAST) WHERE "channel"."kind" = 'channel' and "channel"."type" = 'OPEN' and not "channel"."is_deleted";--> statement-breakpoint
CREATE INDEX "channel_partner_idx" ON "channel" USING btree ("partner_id") WHERE "channel"."partner_id" is not null;--> statement-breakpoint
CREATE INDEX "channel_member_user_idx" ON "channel_member" USING btree ("user_id") WHERE "channel_member"."left_at" is null;--> statement-breakpoint
CREATE INDEX "chat_presence_expires_idx" ON "chat_presence" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_change_key" ON "message" USING btree ("channel_id","change_seq");--> statement-breakpoint
CREATE INDEX "message_mentions_idx" ON "message" USING btree ("channel_id","seq") WHERE "message"."mentions" <> '{}';--> statement-breakpoint
CREATE INDEX "partner_company_idx" ON "partner" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "partner_user_user_idx" ON "partner_user" USING btree ("user_id");