ALTER TABLE "affiliate_payout_line" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_payout_line" DROP CONSTRAINT "affiliate_payout_line_pkey";--> statement-breakpoint
-- allowed index-locks: an operator's payouts alone write here, a row for each commission, and read it for moments
ALTER TABLE "affiliate_payout_line" ADD CONSTRAINT "affiliate_payout_line_commission_id_turn_pk" PRIMARY KEY("commission_id","turn");--> statement-breakpoint
ALTER TABLE "affiliate_payout" ADD COLUMN "returns_id" uuid;--> statement-breakpoint
ALTER TABLE "affiliate_payout" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "affiliate_payout" ADD CONSTRAINT "affiliate_payout_returns_id_affiliate_payout_id_fk" FOREIGN KEY ("returns_id") REFERENCES "public"."affiliate_payout"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "affiliate_payout" VALIDATE CONSTRAINT "affiliate_payout_returns_id_affiliate_payout_id_fk";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "affiliate_payout_returns_key" ON "affiliate_payout" USING btree ("returns_id") WHERE "affiliate_payout"."returns_id" is not null;
