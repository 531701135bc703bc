ALTER TABLE "company" ADD COLUMN "investment_eta_metric" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "investment_eta_value" integer;