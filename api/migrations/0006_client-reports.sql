CREATE TABLE "client_report" (
	"error_id" text PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"stage" text NOT NULL,
	"kind" text NOT NULL,
	"place" text,
	"count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "client_report_version_idx" ON "client_report" USING btree ("remote","version","created_at");--> statement-breakpoint
CREATE INDEX "client_report_created_idx" ON "client_report" USING btree ("created_at");