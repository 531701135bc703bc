CREATE TABLE "event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creator_id" uuid,
	"company_id" uuid,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"start_date" date NOT NULL,
	"start_time" text NOT NULL,
	"end_date" date NOT NULL,
	"end_time" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"location" text,
	"meeting_link" text,
	"thumb_nail" text,
	"capacity" integer,
	"has_waiting_list" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"told_sequence" integer DEFAULT 0 NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"deleted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_attendee" (
	"event_id" uuid NOT NULL,
	"attendee_id" uuid NOT NULL,
	"state" text NOT NULL,
	"line" bigint NOT NULL,
	"offered_until" timestamp with time zone,
	"reminders" integer[] NOT NULL,
	"reminded" integer[] DEFAULT '{}' NOT NULL,
	"mailed" text,
	"calendar_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_attendee_event_id_attendee_id_pk" PRIMARY KEY("event_id","attendee_id")
);
--> statement-breakpoint
CREATE TABLE "event_speaker" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text NOT NULL,
	"company_id" uuid,
	"position" text NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "event_speaker_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_attendee" ADD CONSTRAINT "event_attendee_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_attendee" ADD CONSTRAINT "event_attendee_attendee_id_users_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_speaker" ADD CONSTRAINT "event_speaker_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_speaker" ADD CONSTRAINT "event_speaker_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_speaker" ADD CONSTRAINT "event_speaker_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_start_idx" ON "event" USING btree ("starts_at","id") WHERE not "event"."is_deleted";--> statement-breakpoint
CREATE INDEX "event_company_idx" ON "event" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "event_creator_idx" ON "event" USING btree ("creator_id","starts_at");--> statement-breakpoint
CREATE INDEX "event_deleted_by_idx" ON "event" USING btree ("deleted_by") WHERE "event"."deleted_by" is not null;--> statement-breakpoint
CREATE INDEX "event_attendee_line_idx" ON "event_attendee" USING btree ("event_id","state","line");--> statement-breakpoint
CREATE INDEX "event_attendee_person_idx" ON "event_attendee" USING btree ("attendee_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "event_attendee_calendar_idx" ON "event_attendee" USING btree ("calendar_token");--> statement-breakpoint
CREATE INDEX "event_speaker_event_idx" ON "event_speaker" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_speaker_person_idx" ON "event_speaker" USING btree ("user_id","event_id");--> statement-breakpoint
CREATE INDEX "event_speaker_company_idx" ON "event_speaker" USING btree ("company_id") WHERE "event_speaker"."company_id" is not null;