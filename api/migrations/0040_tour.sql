CREATE TABLE "tour_progress" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_active" boolean NOT NULL,
	"group" text NOT NULL,
	"active_step" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tour_progress" ADD CONSTRAINT "tour_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;