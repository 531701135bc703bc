ALTER TABLE "plan_export" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_export" ADD COLUMN "notes" jsonb;