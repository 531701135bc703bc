ALTER TABLE "coupon" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "ends_on" date;