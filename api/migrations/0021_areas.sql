CREATE TABLE "competitor" (
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
	"name" text NOT NULL,
	"is_self" boolean NOT NULL,
	"type" text,
	"details" text,
	"website" text,
	"price" text,
	"importance_level" smallint,
	"value_proposition" text,
	"point_of_differentiation" text,
	"revenue_streams" text,
	"key_takeaway" text,
	"strengths" text,
	"weaknesses" text,
	"social_media_engagement" text,
	"customer_experience" smallint
);
--> statement-breakpoint
CREATE TABLE "competitor_customer" (
	"competitor_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	CONSTRAINT "competitor_customer_competitor_id_customer_id_pk" PRIMARY KEY("competitor_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "market_customer" (
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
	"customer_id" uuid,
	"currency" text NOT NULL,
	"number" bigint,
	"price" numeric(18, 4),
	"projected_growth" numeric(18, 4),
	"description" text,
	"links" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_analysis" (
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
	"title" text NOT NULL,
	"description" text,
	"likelihood" smallint,
	"impact" smallint,
	"analysis" text,
	"action_plan" text,
	"risk_value_id" uuid,
	"milestone_id" uuid,
	"employee_responsible" uuid
);
--> statement-breakpoint
CREATE TABLE "risk_value" (
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
	"title" text NOT NULL,
	"description" text,
	"type" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "component_version" ADD COLUMN "other_text" jsonb;--> statement-breakpoint
ALTER TABLE "growth_component" ADD COLUMN "other_description" jsonb;--> statement-breakpoint
ALTER TABLE "growth_component" ADD COLUMN "hidden_fields" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "competitor" ADD CONSTRAINT "competitor_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitor" ADD CONSTRAINT "competitor_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitor" ADD CONSTRAINT "competitor_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitor_customer" ADD CONSTRAINT "competitor_customer_competitor_id_competitor_id_fk" FOREIGN KEY ("competitor_id") REFERENCES "public"."competitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitor_customer" ADD CONSTRAINT "competitor_customer_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_customer" ADD CONSTRAINT "market_customer_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_customer" ADD CONSTRAINT "market_customer_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_customer" ADD CONSTRAINT "market_customer_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_customer" ADD CONSTRAINT "market_customer_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_analysis" ADD CONSTRAINT "risk_analysis_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_analysis" ADD CONSTRAINT "risk_analysis_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_analysis" ADD CONSTRAINT "risk_analysis_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_analysis" ADD CONSTRAINT "risk_analysis_risk_value_id_risk_value_id_fk" FOREIGN KEY ("risk_value_id") REFERENCES "public"."risk_value"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_analysis" ADD CONSTRAINT "risk_analysis_milestone_id_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestone"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_analysis" ADD CONSTRAINT "risk_analysis_employee_responsible_users_id_fk" FOREIGN KEY ("employee_responsible") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_value" ADD CONSTRAINT "risk_value_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_value" ADD CONSTRAINT "risk_value_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_value" ADD CONSTRAINT "risk_value_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competitor_live_idx" ON "competitor" USING btree ("company_id","key") WHERE not "competitor"."is_deleted";--> statement-breakpoint
CREATE INDEX "competitor_customer_other_idx" ON "competitor_customer" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "market_customer_live_idx" ON "market_customer" USING btree ("company_id","key") WHERE not "market_customer"."is_deleted";--> statement-breakpoint
CREATE INDEX "market_customer_customer_idx" ON "market_customer" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "risk_analysis_live_idx" ON "risk_analysis" USING btree ("company_id","key") WHERE not "risk_analysis"."is_deleted";--> statement-breakpoint
CREATE INDEX "risk_analysis_value_idx" ON "risk_analysis" USING btree ("risk_value_id");--> statement-breakpoint
CREATE INDEX "risk_analysis_milestone_idx" ON "risk_analysis" USING btree ("milestone_id");--> statement-breakpoint
CREATE INDEX "risk_analysis_employee_idx" ON "risk_analysis" USING btree ("employee_responsible");--> statement-breakpoint
CREATE INDEX "risk_value_live_idx" ON "risk_value" USING btree ("company_id","key") WHERE not "risk_value"."is_deleted";