CREATE TABLE "kept_shell_file" (
	"name" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_shell_file_kept_at_idx" ON "kept_shell_file" USING btree ("kept_at");