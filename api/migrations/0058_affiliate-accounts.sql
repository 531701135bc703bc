CREATE TABLE "affiliate_account" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"holder" text,
	"iban_sealed" text,
	"iban_masked" text,
	"confirmed_at" timestamp with time zone,
	"asked_holder" text,
	"asked_iban_sealed" text,
	"asked_iban_masked" text,
	"asked_by" uuid,
	"asked_at" timestamp with time zone,
	"asked_hash" text,
	CONSTRAINT "affiliate_account_asked_hash_unique" UNIQUE("asked_hash")
);
--> statement-breakpoint
ALTER TABLE "affiliate_payout" ADD COLUMN "paid_to" text;--> statement-breakpoint
ALTER TABLE "affiliate_account" ADD CONSTRAINT "affiliate_account_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_account" ADD CONSTRAINT "affiliate_account_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;