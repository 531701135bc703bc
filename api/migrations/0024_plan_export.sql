CREATE TABLE "plan_export" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"format" text NOT NULL,
	"areas" text[] NOT NULL,
	"page" text NOT NULL,
	"with_comments" boolean NOT NULL,
	"only_shared" boolean NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"file_id" uuid,
	"file_name" text,
	"fault" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_export" ADD CONSTRAINT "plan_export_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_export" ADD CONSTRAINT "plan_export_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_export_person_idx" ON "plan_export" USING btree ("user_id","company_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_export_company_idx" ON "plan_export" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "plan_export_open_idx" ON "plan_export" USING btree ("user_id") WHERE "plan_export"."state" in ('WAITING', 'RUNNING');--> statement-breakpoint
CREATE INDEX "plan_export_ends_idx" ON "plan_export" USING btree ("ends_at");