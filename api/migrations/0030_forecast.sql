CREATE TABLE "forecast" (
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
	"scenario" text NOT NULL,
	"month" text,
	"currency" text,
	"cash" numeric(18, 4),
	"rates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gains" numeric(18, 4),
	"prices" numeric(18, 4),
	"costs" numeric(18, 4)
);
--> statement-breakpoint
CREATE TABLE "forecast_line" (
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
	"months" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"growth" numeric(18, 4),
	"days" numeric(18, 4)
);
--> statement-breakpoint
ALTER TABLE "forecast" ADD CONSTRAINT "forecast_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forecast" ADD CONSTRAINT "forecast_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forecast" ADD CONSTRAINT "forecast_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forecast_line" ADD CONSTRAINT "forecast_line_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forecast_line" ADD CONSTRAINT "forecast_line_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forecast_line" ADD CONSTRAINT "forecast_line_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forecast_live_idx" ON "forecast" USING btree ("company_id","key") WHERE not "forecast"."is_deleted";--> statement-breakpoint
CREATE INDEX "forecast_line_live_idx" ON "forecast_line" USING btree ("company_id","key") WHERE not "forecast_line"."is_deleted";