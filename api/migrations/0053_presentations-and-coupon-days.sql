CREATE TABLE "company_theme" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"logo" text,
	"ground" text NOT NULL,
	"accent" text NOT NULL,
	"font" text NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presentation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"theme_id" uuid NOT NULL,
	"schema_version" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"slide_order" text[] NOT NULL,
	"slides" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"bytes" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"view_key" text,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presentation_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"presentation_id" uuid NOT NULL,
	"slide_id" text,
	"author_id" uuid,
	"message" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"deleted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presentation_patch" (
	"presentation_id" uuid NOT NULL,
	"patch_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"ops" jsonb NOT NULL,
	"refused" jsonb NOT NULL,
	"by" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "presentation_patch_presentation_id_patch_id_pk" PRIMARY KEY("presentation_id","patch_id")
);
--> statement-breakpoint
CREATE TABLE "presentation_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"presentation_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"theme_id" uuid NOT NULL,
	"schema_version" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"slide_order" text[] NOT NULL,
	"slides" jsonb NOT NULL,
	"by" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "plan_export" ADD COLUMN "deck" jsonb;--> statement-breakpoint
ALTER TABLE "place_presence" ADD COLUMN "spot" text;--> statement-breakpoint
ALTER TABLE "company_theme" ADD CONSTRAINT "company_theme_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_theme" ADD CONSTRAINT "company_theme_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentation" ADD CONSTRAINT "presentation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentation" ADD CONSTRAINT "presentation_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentation" ADD CONSTRAINT "presentation_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentation_comment" ADD CONSTRAINT "presentation_comment_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentation_comment" ADD CONSTRAINT "presentation_comment_presentation_id_presentation_id_fk" FOREIGN KEY ("presentation_id") REFERENCES "public"."presentation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentation_comment" ADD CONSTRAINT "presentation_comment_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentation_comment" ADD CONSTRAINT "presentation_comment_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentation_patch" ADD CONSTRAINT "presentation_patch_presentation_id_presentation_id_fk" FOREIGN KEY ("presentation_id") REFERENCES "public"."presentation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentation_patch" ADD CONSTRAINT "presentation_patch_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentation_version" ADD CONSTRAINT "presentation_version_presentation_id_presentation_id_fk" FOREIGN KEY ("presentation_id") REFERENCES "public"."presentation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentation_version" ADD CONSTRAINT "presentation_version_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presentation_live_idx" ON "presentation" USING btree ("company_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE not "presentation"."is_deleted";--> statement-breakpoint
CREATE INDEX "presentation_company_idx" ON "presentation" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "presentation_swept_idx" ON "presentation" USING btree ("updated_at") WHERE "presentation"."is_deleted";--> statement-breakpoint
CREATE INDEX "presentation_comment_live_idx" ON "presentation_comment" USING btree ("presentation_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE not "presentation_comment"."is_deleted";--> statement-breakpoint
CREATE INDEX "presentation_comment_deck_idx" ON "presentation_comment" USING btree ("presentation_id");--> statement-breakpoint
CREATE INDEX "presentation_comment_company_idx" ON "presentation_comment" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "presentation_patch_revision_idx" ON "presentation_patch" USING btree ("presentation_id","revision");--> statement-breakpoint
CREATE INDEX "presentation_patch_swept_idx" ON "presentation_patch" USING btree ("at");--> statement-breakpoint
CREATE INDEX "presentation_version_newest_idx" ON "presentation_version" USING btree ("presentation_id","revision" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_presentation_id_presentation_id_fk" FOREIGN KEY ("presentation_id") REFERENCES "public"."presentation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_link_presentation_idx" ON "share_link" USING btree ("presentation_id") WHERE "share_link"."presentation_id" is not null;