CREATE TABLE "affiliate" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"requested_by" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "affiliate_card" (
	"company_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "affiliate_card_company_id_fingerprint_pk" PRIMARY KEY("company_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "affiliate_click" (
	"code" text NOT NULL,
	"visitor_hash" text NOT NULL,
	"day" date NOT NULL,
	"clicked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_click_code_day_visitor_hash_pk" PRIMARY KEY("code","day","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "affiliate_code" (
	"code" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_payout" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_payout_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" uuid NOT NULL,
	"referred_id" uuid NOT NULL,
	"referred_name" text NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"taken_from" text,
	"code" text NOT NULL,
	"percent" integer NOT NULL,
	"base" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_referral" (
	"id" uuid PRIMARY KEY NOT NULL,
	"referral_id" uuid NOT NULL,
	"referred_id" uuid NOT NULL,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"code" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"discount" integer NOT NULL,
	"commission" integer NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_payout_line" (
	"commission_id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "affiliate_status" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate" ADD CONSTRAINT "affiliate_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate" ADD CONSTRAINT "affiliate_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_card" ADD CONSTRAINT "affiliate_card_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_click" ADD CONSTRAINT "affiliate_click_code_affiliate_code_code_fk" FOREIGN KEY ("code") REFERENCES "public"."affiliate_code"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_code" ADD CONSTRAINT "affiliate_code_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_referral" ADD CONSTRAINT "company_referral_referral_id_company_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_referral" ADD CONSTRAINT "company_referral_code_affiliate_code_code_fk" FOREIGN KEY ("code") REFERENCES "public"."affiliate_code"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_code_affiliate_code_code_fk" FOREIGN KEY ("code") REFERENCES "public"."affiliate_code"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_line" ADD CONSTRAINT "affiliate_payout_line_commission_id_commission_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_line" ADD CONSTRAINT "affiliate_payout_line_payout_id_affiliate_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."affiliate_payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_click_visitor_idx" ON "affiliate_click" USING btree ("visitor_hash","clicked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_link_key" ON "affiliate_code" USING btree ("company_id") WHERE "affiliate_code"."kind" = 'LINK';--> statement-breakpoint
CREATE INDEX "affiliate_code_company_idx" ON "affiliate_code" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "affiliate_payout_company_idx" ON "affiliate_payout" USING btree ("company_id","paid_at");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_cause_key" ON "commission" USING btree ("kind","cause");--> statement-breakpoint
CREATE INDEX "commission_provider_idx" ON "commission" USING btree ("provider_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "commission_referred_idx" ON "commission" USING btree ("referred_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_referral_referred_key" ON "company_referral" USING btree ("referred_id");--> statement-breakpoint
CREATE INDEX "company_referral_referral_idx" ON "company_referral" USING btree ("referral_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_referral_held_idx" ON "company_referral" USING btree ("created_at") WHERE "company_referral"."state" = 'HELD';--> statement-breakpoint
CREATE INDEX "coupon_company_idx" ON "coupon" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "affiliate_payout_line_payout_idx" ON "affiliate_payout_line" USING btree ("payout_id");--> statement-breakpoint
-- What was written of money stands: it is set right by a line of its own.
CREATE FUNCTION "money_stands"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "commission_stands" BEFORE UPDATE OR DELETE ON "commission" FOR EACH ROW EXECUTE FUNCTION "money_stands"();--> statement-breakpoint
CREATE TRIGGER "affiliate_payout_stands" BEFORE UPDATE OR DELETE ON "affiliate_payout" FOR EACH ROW EXECUTE FUNCTION "money_stands"();--> statement-breakpoint
CREATE TRIGGER "affiliate_payout_line_stands" BEFORE UPDATE OR DELETE ON "affiliate_payout_line" FOR EACH ROW EXECUTE FUNCTION "money_stands"();
