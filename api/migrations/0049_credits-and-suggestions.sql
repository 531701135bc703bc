CREATE TABLE "credit_hold" (
	"company_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"description" text NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_hold_company_id_reference_pk" PRIMARY KEY("company_id","reference"),
	CONSTRAINT "credit_hold_something" CHECK ("credit_hold"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "credit_lot" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"priority" smallint NOT NULL,
	"amount" integer NOT NULL,
	"remaining" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_lot_within" CHECK ("credit_lot"."remaining" between 0 and "credit_lot"."amount")
);
--> statement-breakpoint
CREATE TABLE "credit_transfer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_transfer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"lot_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"description" text NOT NULL,
	"actor_id" uuid,
	"balance" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_transfer_something" CHECK ("credit_transfer"."amount" > 0 and "credit_transfer"."from_account" <> "credit_transfer"."to_account")
);
--> statement-breakpoint
CREATE TABLE "credit_balance" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"granted" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_balance_not_negative" CHECK ("credit_balance"."paid" >= 0 and "credit_balance"."granted" >= 0 and "credit_balance"."held" >= 0)
);
--> statement-breakpoint
CREATE TABLE "suggestion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text,
	"state" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestion_switch" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_hold" ADD CONSTRAINT "credit_hold_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold" ADD CONSTRAINT "credit_hold_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lot" ADD CONSTRAINT "credit_lot_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transfer" ADD CONSTRAINT "credit_transfer_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transfer" ADD CONSTRAINT "credit_transfer_lot_id_credit_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transfer" ADD CONSTRAINT "credit_transfer_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_balance" ADD CONSTRAINT "credit_balance_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion" ADD CONSTRAINT "suggestion_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion" ADD CONSTRAINT "suggestion_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_switch" ADD CONSTRAINT "suggestion_switch_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_switch" ADD CONSTRAINT "suggestion_switch_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_hold_open_idx" ON "credit_hold" USING btree ("created_at") WHERE "credit_hold"."state" = 'HELD';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_lot_cause_key" ON "credit_lot" USING btree ("company_id","reference");--> statement-breakpoint
CREATE INDEX "credit_lot_end_idx" ON "credit_lot" USING btree ("expires_at") WHERE "credit_lot"."remaining" > 0 and "credit_lot"."expires_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_transfer_cause_key" ON "credit_transfer" USING btree ("company_id","reference","kind","lot_id");--> statement-breakpoint
CREATE INDEX "credit_transfer_company_idx" ON "credit_transfer" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "credit_transfer_lot_idx" ON "credit_transfer" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "suggestion_company_idx" ON "suggestion" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "suggestion_created_idx" ON "suggestion" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "suggestion_open_idx" ON "suggestion" USING btree ("company_id") WHERE "suggestion"."state" in ('WAITING', 'WRITING');--> statement-breakpoint
-- What companies have is a lot that was given to them and does not end.
INSERT INTO credit_balance (company_id, granted)
SELECT id, ai_credit_count FROM company WHERE ai_credit_count > 0;--> statement-breakpoint
INSERT INTO credit_lot (company_id, kind, priority, amount, remaining, reference, created_at)
SELECT id, 'GRANTED', 1, ai_credit_count, ai_credit_count, 'before-ledger', now() FROM company WHERE ai_credit_count > 0;--> statement-breakpoint
INSERT INTO credit_transfer (company_id, kind, amount, from_account, to_account, lot_id, reference, description, balance, created_at)
SELECT company_id, 'ISSUE', amount, 'issued', 'granted', id, reference, 'Credits from before', amount, created_at FROM credit_lot;
