CREATE TABLE "business_channel" (
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
	"type" text,
	"topic" text,
	"efficiency" text,
	"description" text,
	"action_plan" text,
	"customer_id" uuid,
	"milestone_id" uuid,
	"employee_responsible" uuid
);
--> statement-breakpoint
CREATE TABLE "cost" (
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
	"description" text NOT NULL,
	"type" text NOT NULL,
	"value" numeric(18, 4),
	"currency" text NOT NULL,
	"value_array" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
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
	"category" text,
	"type" text,
	"description" text,
	"problem" text,
	"solution" text,
	"value_proposition" text,
	"price_sensitivity" text,
	"willingness_to_pay" text
);
--> statement-breakpoint
CREATE TABLE "customer_category" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_detail" (
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
	"title" text NOT NULL,
	"value" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_activity" (
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
	"type" text,
	"efficiency" text,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "key_activity_channel" (
	"activity_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	CONSTRAINT "key_activity_channel_activity_id_channel_id_pk" PRIMARY KEY("activity_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "key_partner" (
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
	"type" text,
	"essence" text,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "key_partner_resource" (
	"partner_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	CONSTRAINT "key_partner_resource_partner_id_resource_id_pk" PRIMARY KEY("partner_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "key_resource" (
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
	"type" text,
	"essence" text,
	"description" text,
	"action_plan" text,
	"milestone_id" uuid,
	"employee_responsible" uuid
);
--> statement-breakpoint
CREATE TABLE "key_resource_activity" (
	"resource_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	CONSTRAINT "key_resource_activity_resource_id_activity_id_pk" PRIMARY KEY("resource_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "revenue" (
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
	"type" text NOT NULL,
	"value" numeric(18, 4) NOT NULL,
	"currency" text NOT NULL,
	"frequency" text NOT NULL,
	"unit" text,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "revenue_customer" (
	"revenue_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	CONSTRAINT "revenue_customer_revenue_id_customer_id_pk" PRIMARY KEY("revenue_id","customer_id")
);
--> statement-breakpoint
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
ALTER TABLE "foundation_item" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "foundation_item" ADD COLUMN "field_revisions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "foundation_item" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "foundation_item" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "foundation_item" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "foundation_item" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "component_version" ADD COLUMN "other_text" jsonb;--> statement-breakpoint
ALTER TABLE "growth_component" ADD COLUMN "other_description" jsonb;--> statement-breakpoint
ALTER TABLE "growth_component" ADD COLUMN "hidden_fields" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "business_channel" ADD CONSTRAINT "business_channel_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_channel" ADD CONSTRAINT "business_channel_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_channel" ADD CONSTRAINT "business_channel_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_channel" ADD CONSTRAINT "business_channel_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_channel" ADD CONSTRAINT "business_channel_milestone_id_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestone"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_channel" ADD CONSTRAINT "business_channel_employee_responsible_users_id_fk" FOREIGN KEY ("employee_responsible") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost" ADD CONSTRAINT "cost_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost" ADD CONSTRAINT "cost_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost" ADD CONSTRAINT "cost_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_category" ADD CONSTRAINT "customer_category_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_detail" ADD CONSTRAINT "customer_detail_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_detail" ADD CONSTRAINT "customer_detail_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_detail" ADD CONSTRAINT "customer_detail_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_detail" ADD CONSTRAINT "customer_detail_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_activity" ADD CONSTRAINT "key_activity_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_activity" ADD CONSTRAINT "key_activity_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_activity" ADD CONSTRAINT "key_activity_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_activity_channel" ADD CONSTRAINT "key_activity_channel_activity_id_key_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."key_activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_activity_channel" ADD CONSTRAINT "key_activity_channel_channel_id_business_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."business_channel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_partner" ADD CONSTRAINT "key_partner_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_partner" ADD CONSTRAINT "key_partner_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_partner" ADD CONSTRAINT "key_partner_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_partner_resource" ADD CONSTRAINT "key_partner_resource_partner_id_key_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."key_partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_partner_resource" ADD CONSTRAINT "key_partner_resource_resource_id_key_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."key_resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_resource" ADD CONSTRAINT "key_resource_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_resource" ADD CONSTRAINT "key_resource_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_resource" ADD CONSTRAINT "key_resource_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_resource" ADD CONSTRAINT "key_resource_milestone_id_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestone"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_resource" ADD CONSTRAINT "key_resource_employee_responsible_users_id_fk" FOREIGN KEY ("employee_responsible") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_resource_activity" ADD CONSTRAINT "key_resource_activity_resource_id_key_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."key_resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_resource_activity" ADD CONSTRAINT "key_resource_activity_activity_id_key_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."key_activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue" ADD CONSTRAINT "revenue_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue" ADD CONSTRAINT "revenue_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue" ADD CONSTRAINT "revenue_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_customer" ADD CONSTRAINT "revenue_customer_revenue_id_revenue_id_fk" FOREIGN KEY ("revenue_id") REFERENCES "public"."revenue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_customer" ADD CONSTRAINT "revenue_customer_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "business_channel_live_idx" ON "business_channel" USING btree ("company_id","key") WHERE not "business_channel"."is_deleted";--> statement-breakpoint
CREATE INDEX "business_channel_customer_idx" ON "business_channel" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "business_channel_milestone_idx" ON "business_channel" USING btree ("milestone_id");--> statement-breakpoint
CREATE INDEX "business_channel_employee_idx" ON "business_channel" USING btree ("employee_responsible");--> statement-breakpoint
CREATE INDEX "cost_live_idx" ON "cost" USING btree ("company_id","key") WHERE not "cost"."is_deleted";--> statement-breakpoint
CREATE INDEX "customer_live_idx" ON "customer" USING btree ("company_id","key") WHERE not "customer"."is_deleted";--> statement-breakpoint
CREATE UNIQUE INDEX "customer_category_key" ON "customer_category" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "customer_detail_live_idx" ON "customer_detail" USING btree ("company_id","key") WHERE not "customer_detail"."is_deleted";--> statement-breakpoint
CREATE INDEX "customer_detail_customer_idx" ON "customer_detail" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "key_activity_live_idx" ON "key_activity" USING btree ("company_id","key") WHERE not "key_activity"."is_deleted";--> statement-breakpoint
CREATE INDEX "key_activity_channel_other_idx" ON "key_activity_channel" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "key_partner_live_idx" ON "key_partner" USING btree ("company_id","key") WHERE not "key_partner"."is_deleted";--> statement-breakpoint
CREATE INDEX "key_partner_resource_other_idx" ON "key_partner_resource" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "key_resource_live_idx" ON "key_resource" USING btree ("company_id","key") WHERE not "key_resource"."is_deleted";--> statement-breakpoint
CREATE INDEX "key_resource_milestone_idx" ON "key_resource" USING btree ("milestone_id");--> statement-breakpoint
CREATE INDEX "key_resource_employee_idx" ON "key_resource" USING btree ("employee_responsible");--> statement-breakpoint
CREATE INDEX "key_resource_activity_other_idx" ON "key_resource_activity" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "revenue_live_idx" ON "revenue" USING btree ("company_id","key") WHERE not "revenue"."is_deleted";--> statement-breakpoint
CREATE INDEX "revenue_customer_other_idx" ON "revenue_customer" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "competitor_live_idx" ON "competitor" USING btree ("company_id","key") WHERE not "competitor"."is_deleted";--> statement-breakpoint
CREATE INDEX "competitor_customer_other_idx" ON "competitor_customer" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "market_customer_live_idx" ON "market_customer" USING btree ("company_id","key") WHERE not "market_customer"."is_deleted";--> statement-breakpoint
CREATE INDEX "market_customer_customer_idx" ON "market_customer" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "risk_analysis_live_idx" ON "risk_analysis" USING btree ("company_id","key") WHERE not "risk_analysis"."is_deleted";--> statement-breakpoint
CREATE INDEX "risk_analysis_value_idx" ON "risk_analysis" USING btree ("risk_value_id");--> statement-breakpoint
CREATE INDEX "risk_analysis_milestone_idx" ON "risk_analysis" USING btree ("milestone_id");--> statement-breakpoint
CREATE INDEX "risk_analysis_employee_idx" ON "risk_analysis" USING btree ("employee_responsible");--> statement-breakpoint
CREATE INDEX "risk_value_live_idx" ON "risk_value" USING btree ("company_id","key") WHERE not "risk_value"."is_deleted";--> statement-breakpoint
ALTER TABLE "foundation_item" ADD CONSTRAINT "foundation_item_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foundation_item" ADD CONSTRAINT "foundation_item_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;