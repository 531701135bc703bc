CREATE TABLE "release_pointer" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "release_pointer_one" CHECK ("release_pointer"."id" = 1)
);
