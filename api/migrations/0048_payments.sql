CREATE TABLE "billing_customer" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"stripe_id" text NOT NULL,
	"name" text,
	"email" text,
	"line1" text,
	"line2" text,
	"city" text,
	"postal_code" text,
	"country" text,
	"company_registration_type" text,
	"tax_id" text,
	"look" integer DEFAULT 0 NOT NULL,
	"looked" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_customer_stripe_id_unique" UNIQUE("stripe_id")
);
--> statement-breakpoint
CREATE TABLE "billing_notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"asked" text NOT NULL,
	"state" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"stripe_id" text NOT NULL,
	"kind" text NOT NULL,
	"pack_key" text,
	"quantity" integer DEFAULT 1 NOT NULL,
	"number" text,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"tax" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"next_try_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"hosted_url" text,
	"pdf_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "invoice_stripe_id_unique" UNIQUE("stripe_id")
);
--> statement-breakpoint
CREATE TABLE "money_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_event_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "payment_card" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"stripe_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"name" text,
	"fingerprint" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_card_stripe_id_unique" UNIQUE("stripe_id")
);
--> statement-breakpoint
CREATE TABLE "plan_price" (
	"key" text PRIMARY KEY NOT NULL,
	"stripe_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_price_stripe_id_unique" UNIQUE("stripe_id")
);
--> statement-breakpoint
CREATE TABLE "stripe_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"customer_id" text,
	"state" text NOT NULL,
	"error" text,
	"told_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_subscription" ADD COLUMN "stripe_id" text;--> statement-breakpoint
ALTER TABLE "billing_subscription" ADD COLUMN "price_key" text;--> statement-breakpoint
ALTER TABLE "billing_subscription" ADD COLUMN "current_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_subscription" ADD COLUMN "current_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_subscription" ADD COLUMN "cancels_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_subscription" ADD COLUMN "next_price_key" text;--> statement-breakpoint
ALTER TABLE "billing_subscription" ADD COLUMN "is_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_subscription" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_subscription" ADD COLUMN "failing_invoice_id" text;--> statement-breakpoint
ALTER TABLE "billing_subscription" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "billing_customer" ADD CONSTRAINT "billing_customer_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notice" ADD CONSTRAINT "billing_notice_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_request" ADD CONSTRAINT "billing_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_request" ADD CONSTRAINT "billing_request_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_card" ADD CONSTRAINT "payment_card_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_notice_key" ON "billing_notice" USING btree ("company_id","cause");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_request_open_key" ON "billing_request" USING btree ("company_id") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "invoice_company_idx" ON "invoice" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "money_event_company_idx" ON "money_event" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "payment_card_company_idx" ON "payment_card" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "stripe_event_given_up_idx" ON "stripe_event" USING btree ("received_at") WHERE state <> 'DONE';--> statement-breakpoint
ALTER TABLE "billing_subscription" ADD CONSTRAINT "billing_subscription_stripe_id_unique" UNIQUE("stripe_id");--> statement-breakpoint
-- What money came and went is read for ever as it was written.
CREATE FUNCTION "money_event_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'money_event is written once: no row of it changes or goes';
END $$;--> statement-breakpoint
CREATE TRIGGER "money_event_stays" BEFORE UPDATE OR DELETE ON "money_event" FOR EACH ROW EXECUTE FUNCTION "money_event_stays"();--> statement-breakpoint
CREATE TRIGGER "money_event_stays_whole" BEFORE TRUNCATE ON "money_event" FOR EACH STATEMENT EXECUTE FUNCTION "money_event_stays"();
