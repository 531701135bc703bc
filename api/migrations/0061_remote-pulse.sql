CREATE TABLE "remote_pulse" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"person" text NOT NULL,
	"loads" integer NOT NULL,
	"load_ms" integer NOT NULL,
	"errors" integer NOT NULL,
	"long_tasks" integer NOT NULL,
	"long_ms" integer NOT NULL,
	CONSTRAINT "remote_pulse_remote_version_hour_person_pk" PRIMARY KEY("remote","version","hour","person")
);
--> statement-breakpoint
CREATE INDEX "remote_pulse_hour_idx" ON "remote_pulse" USING btree ("hour");