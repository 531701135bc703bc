CREATE TABLE "calendar_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"only_mine" boolean DEFAULT false NOT NULL,
	"category_ids" uuid[] DEFAULT '{}' NOT NULL,
	"kinds" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_link" ADD CONSTRAINT "calendar_link_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_link" ADD CONSTRAINT "calendar_link_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_link_person_idx" ON "calendar_link" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_link_token_idx" ON "calendar_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "calendar_link_company_idx" ON "calendar_link" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "phase_deleted_idx" ON "phase" USING btree ("company_id","updated_at") WHERE "phase"."is_deleted";--> statement-breakpoint
CREATE INDEX "milestone_deleted_idx" ON "milestone" USING btree ("company_id","updated_at") WHERE "milestone"."is_deleted";