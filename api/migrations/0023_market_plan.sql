ALTER TABLE "milestone" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "field_revisions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "metric_type" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "metric_name" text;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "milestone_value" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "related_goal_id" uuid;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "traction" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "traction" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "traction" ADD COLUMN "field_revisions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "traction" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "traction" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "traction" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_related_goal_id_milestone_id_fk" FOREIGN KEY ("related_goal_id") REFERENCES "public"."milestone"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "traction" ADD CONSTRAINT "traction_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "traction" ADD CONSTRAINT "traction_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "milestone_related_idx" ON "milestone" USING btree ("related_goal_id") WHERE "milestone"."related_goal_id" is not null;