CREATE TABLE "milestone_assignment" (
	"company_id" uuid NOT NULL,
	"milestone_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "milestone_assignment_milestone_id_user_id_pk" PRIMARY KEY("milestone_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "milestone_dependency" (
	"company_id" uuid NOT NULL,
	"milestone_id" uuid NOT NULL,
	"depends_on_id" uuid NOT NULL,
	CONSTRAINT "milestone_dependency_milestone_id_depends_on_id_pk" PRIMARY KEY("milestone_id","depends_on_id")
);
--> statement-breakpoint
CREATE TABLE "milestone_part" (
	"company_id" uuid NOT NULL,
	"milestone_id" uuid NOT NULL,
	"part_goal_id" uuid,
	"part_traction_id" uuid,
	CONSTRAINT "milestone_part_is_one" CHECK (num_nonnulls("milestone_part"."part_goal_id", "milestone_part"."part_traction_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "calendar_category" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"field_revisions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phase" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"field_revisions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"category_id" uuid,
	"scenario_id" uuid,
	"deleted_with" uuid
);
--> statement-breakpoint
CREATE TABLE "scenario" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"field_revisions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"color" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "category_id" uuid;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "scenario_id" uuid;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "deleted_with" uuid;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "value_from" text;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "check_in_value" text;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "check_in_date" date;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "projected_date" date;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "chosen_pace" text;--> statement-breakpoint
ALTER TABLE "milestone_assignment" ADD CONSTRAINT "milestone_assignment_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_assignment" ADD CONSTRAINT "milestone_assignment_milestone_id_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_assignment" ADD CONSTRAINT "milestone_assignment_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_dependency" ADD CONSTRAINT "milestone_dependency_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_dependency" ADD CONSTRAINT "milestone_dependency_milestone_id_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_dependency" ADD CONSTRAINT "milestone_dependency_depends_on_id_milestone_id_fk" FOREIGN KEY ("depends_on_id") REFERENCES "public"."milestone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_part" ADD CONSTRAINT "milestone_part_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_part" ADD CONSTRAINT "milestone_part_milestone_id_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_part" ADD CONSTRAINT "milestone_part_part_goal_id_milestone_id_fk" FOREIGN KEY ("part_goal_id") REFERENCES "public"."milestone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_part" ADD CONSTRAINT "milestone_part_part_traction_id_traction_id_fk" FOREIGN KEY ("part_traction_id") REFERENCES "public"."traction"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_category" ADD CONSTRAINT "calendar_category_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_category" ADD CONSTRAINT "calendar_category_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_category" ADD CONSTRAINT "calendar_category_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phase" ADD CONSTRAINT "phase_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phase" ADD CONSTRAINT "phase_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phase" ADD CONSTRAINT "phase_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phase" ADD CONSTRAINT "phase_category_id_calendar_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."calendar_category"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phase" ADD CONSTRAINT "phase_scenario_id_scenario_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."scenario"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario" ADD CONSTRAINT "scenario_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario" ADD CONSTRAINT "scenario_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario" ADD CONSTRAINT "scenario_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "milestone_assignment_user_idx" ON "milestone_assignment" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "milestone_assignment_company_idx" ON "milestone_assignment" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "milestone_dependency_before_idx" ON "milestone_dependency" USING btree ("depends_on_id");--> statement-breakpoint
CREATE INDEX "milestone_dependency_company_idx" ON "milestone_dependency" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_part_goal_idx" ON "milestone_part" USING btree ("milestone_id","part_goal_id") WHERE "milestone_part"."part_goal_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_part_traction_idx" ON "milestone_part" USING btree ("milestone_id","part_traction_id") WHERE "milestone_part"."part_traction_id" is not null;--> statement-breakpoint
CREATE INDEX "milestone_part_idx" ON "milestone_part" USING btree ("milestone_id");--> statement-breakpoint
CREATE INDEX "milestone_part_of_goal_idx" ON "milestone_part" USING btree ("part_goal_id") WHERE "milestone_part"."part_goal_id" is not null;--> statement-breakpoint
CREATE INDEX "milestone_part_of_traction_idx" ON "milestone_part" USING btree ("part_traction_id") WHERE "milestone_part"."part_traction_id" is not null;--> statement-breakpoint
CREATE INDEX "milestone_part_company_idx" ON "milestone_part" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "calendar_category_live_idx" ON "calendar_category" USING btree ("company_id") WHERE not "calendar_category"."is_deleted";--> statement-breakpoint
CREATE INDEX "phase_live_idx" ON "phase" USING btree ("company_id") WHERE not "phase"."is_deleted";--> statement-breakpoint
CREATE INDEX "phase_category_idx" ON "phase" USING btree ("category_id") WHERE "phase"."category_id" is not null;--> statement-breakpoint
CREATE INDEX "phase_scenario_idx" ON "phase" USING btree ("scenario_id") WHERE "phase"."scenario_id" is not null;--> statement-breakpoint
CREATE INDEX "scenario_live_idx" ON "scenario" USING btree ("company_id") WHERE not "scenario"."is_deleted";--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_category_id_calendar_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."calendar_category"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_scenario_id_scenario_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."scenario"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "milestone_category_idx" ON "milestone" USING btree ("category_id") WHERE "milestone"."category_id" is not null;--> statement-breakpoint
CREATE INDEX "milestone_scenario_idx" ON "milestone" USING btree ("scenario_id") WHERE "milestone"."scenario_id" is not null;