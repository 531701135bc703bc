CREATE TABLE "claim" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"key" text NOT NULL,
	"row_id" uuid,
	"field" text,
	"status" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_subject_key" UNIQUE NULLS NOT DISTINCT("company_id","key","row_id","field")
);
--> statement-breakpoint
CREATE TABLE "plan_snapshot" (
	"company_id" uuid NOT NULL,
	"week" date NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "plan_snapshot_company_id_week_pk" PRIMARY KEY("company_id","week")
);
--> statement-breakpoint
CREATE TABLE "evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"key" text NOT NULL,
	"position" double precision NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"field_revisions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_id" uuid,
	"field" text,
	"is_orphan" boolean DEFAULT false NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"note" text NOT NULL,
	"link" text
);
--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_snapshot" ADD CONSTRAINT "plan_snapshot_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_live_idx" ON "evidence" USING btree ("company_id","key") WHERE not "evidence"."is_deleted";--> statement-breakpoint
CREATE INDEX "evidence_row_idx" ON "evidence" USING btree ("company_id","key") WHERE "evidence"."row_id" is not null;--> statement-breakpoint
INSERT INTO "evidence" ("id", "company_id", "key", "position", "kind", "date", "note", "created_by", "created_at", "updated_by", "updated_at")
SELECT gen_random_uuid(), company_id, key, 1, 'RESULT', updated_at::date, assumption_data ->> 'result', updated_by, updated_at, updated_by, updated_at
FROM growth_component
WHERE assumption_data ->> 'result' <> '';
--> statement-breakpoint
UPDATE "growth_component"
SET "assumption_data" = jsonb_set("assumption_data", '{status}', CASE "assumption_data" ->> 'status' WHEN 'CONFIRMED' THEN '"TRUE"'::jsonb ELSE '"FALSE"'::jsonb END)
WHERE "assumption_data" ->> 'status' IN ('CONFIRMED', 'REFUTED');
