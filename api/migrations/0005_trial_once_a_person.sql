CREATE TABLE "trial_use" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "trial_use_user_key" ON "trial_use" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "trial_use" ("company_id", "created_at") SELECT "company_id", min("created_at") FROM "billing_subscription" WHERE "plan" = 'Trial' GROUP BY "company_id";
