CREATE TABLE "contact_day" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "contact_day_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "channel_member" ADD COLUMN "requested_by" uuid;--> statement-breakpoint
ALTER TABLE "channel_member" ADD COLUMN "requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_day" ADD CONSTRAINT "contact_day_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_member" ADD CONSTRAINT "channel_member_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_member_request_idx" ON "channel_member" USING btree ("user_id","requested_at") WHERE "channel_member"."requested_at" is not null;