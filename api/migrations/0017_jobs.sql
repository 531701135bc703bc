CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone,
	"claim" uuid,
	"again_at" timestamp with time zone,
	"last_error" text,
	"given_up_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "job_key_idx" ON "job" USING btree ("kind","key") WHERE "job"."run_at" is not null;--> statement-breakpoint
CREATE INDEX "job_due_idx" ON "job" USING btree ("run_at") WHERE "job"."run_at" is not null;