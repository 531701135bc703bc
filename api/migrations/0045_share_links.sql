CREATE TABLE "share_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text DEFAULT 'company' NOT NULL,
	"presentation_id" uuid,
	"name" text NOT NULL,
	"sections" text[] DEFAULT '{}' NOT NULL,
	"token_hash" text NOT NULL,
	"passcode_hash" text,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"asks_mail" boolean DEFAULT false NOT NULL,
	"allows_download" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"view_id" uuid,
	"section" text NOT NULL,
	"text" text NOT NULL,
	"mail" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_reading" (
	"view_id" uuid NOT NULL,
	"section" text NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "share_reading_view_id_section_pk" PRIMARY KEY("view_id","section")
);
--> statement-breakpoint
CREATE TABLE "share_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"reader_hash" text,
	"is_own" boolean DEFAULT false NOT NULL,
	"mail" text,
	"shown" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_question" ADD CONSTRAINT "share_question_link_id_share_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_question" ADD CONSTRAINT "share_question_view_id_share_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."share_view"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_reading" ADD CONSTRAINT "share_reading_view_id_share_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."share_view"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_view" ADD CONSTRAINT "share_view_link_id_share_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "share_link_token_idx" ON "share_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "share_link_company_idx" ON "share_link" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "share_question_link_idx" ON "share_question" USING btree ("link_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "share_question_view_idx" ON "share_question" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "share_view_link_idx" ON "share_view" USING btree ("link_id","opened_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "share_view_reader_idx" ON "share_view" USING btree ("link_id","reader_hash","opened_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "share_view_opened_idx" ON "share_view" USING btree ("opened_at");