CREATE TABLE "milestone_notice" (
	"milestone_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"day" date NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "milestone_notice_milestone_id_user_id_cause_day_pk" PRIMARY KEY("milestone_id","user_id","cause","day")
);
--> statement-breakpoint
ALTER TABLE "plan_export" ADD COLUMN "timeline" jsonb;--> statement-breakpoint
ALTER TABLE "milestone_notice" ADD CONSTRAINT "milestone_notice_milestone_id_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_notice" ADD CONSTRAINT "milestone_notice_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "milestone_notice_user_idx" ON "milestone_notice" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "milestone_notice_told_idx" ON "milestone_notice" USING btree ("told_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_clear_idx" ON "mail_outbox" USING btree ("id") WHERE "mail_outbox"."text" <> '' and "mail_outbox"."sealed" is null;--> statement-breakpoint
CREATE INDEX "milestone_check_in_goal_idx" ON "milestone_check_in" USING btree ("milestone_id");--> statement-breakpoint
CREATE INDEX "milestone_comment_goal_idx" ON "milestone_comment" USING btree ("milestone_id");--> statement-breakpoint
CREATE INDEX "calendar_category_swept_idx" ON "calendar_category" USING btree ("updated_at") WHERE "calendar_category"."is_deleted";--> statement-breakpoint
CREATE INDEX "phase_swept_idx" ON "phase" USING btree ("updated_at") WHERE "phase"."is_deleted";--> statement-breakpoint
CREATE INDEX "scenario_swept_idx" ON "scenario" USING btree ("updated_at") WHERE "scenario"."is_deleted";--> statement-breakpoint
CREATE INDEX "milestone_swept_idx" ON "milestone" USING btree ("updated_at") WHERE "milestone"."is_deleted";--> statement-breakpoint
CREATE INDEX "milestone_due_idx" ON "milestone" USING btree ("date") WHERE "milestone"."status" = 'IN_PROGRESS' and not "milestone"."is_deleted";--> statement-breakpoint
CREATE INDEX "milestone_checked_idx" ON "milestone" USING btree ("check_in_date") WHERE "milestone"."status" = 'IN_PROGRESS' and not "milestone"."is_deleted" and "milestone"."metric_type" <> 'text' and "milestone"."value_from" is null;--> statement-breakpoint
CREATE INDEX "traction_swept_idx" ON "traction" USING btree ("updated_at") WHERE "traction"."is_deleted";