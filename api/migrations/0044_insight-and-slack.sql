CREATE TABLE "explanation_text" (
	"type" text PRIMARY KEY NOT NULL,
	"content" text,
	"media_url" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slack_connection" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"secret_sealed" text NOT NULL,
	"channel" text,
	"sends" jsonb NOT NULL,
	"connected_by" uuid,
	"connected_at" timestamp with time zone NOT NULL,
	"last_sent_at" timestamp with time zone,
	"last_error" text,
	"last_error_at" timestamp with time zone,
	"seen_seq" integer NOT NULL,
	"seen_starts" timestamp with time zone NOT NULL,
	"goals_day" date NOT NULL,
	"digest_day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_visit" ADD COLUMN "at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "slack_connection" ADD CONSTRAINT "slack_connection_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slack_connection" ADD CONSTRAINT "slack_connection_connected_by_users_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;