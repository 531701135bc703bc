CREATE TABLE "note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"segment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"changed_by" uuid,
	"words" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"checkpoints" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "note_access" (
	"note_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_access_note_id_user_id_pk" PRIMARY KEY("note_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "note_attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_segment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_segment_id_note_segment_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."note_segment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_access" ADD CONSTRAINT "note_access_note_id_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_access" ADD CONSTRAINT "note_access_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_attachment" ADD CONSTRAINT "note_attachment_note_id_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_segment" ADD CONSTRAINT "note_segment_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_segment_idx" ON "note" USING btree ("segment_id","updated_at");--> statement-breakpoint
CREATE INDEX "note_user_idx" ON "note" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "note_deleted_idx" ON "note" USING btree ("deleted_at") WHERE "note"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "note_access_user_idx" ON "note_access" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "note_attachment_note_idx" ON "note_attachment" USING btree ("note_id","created_at");--> statement-breakpoint
CREATE INDEX "note_segment_user_idx" ON "note_segment" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "note_segment_deleted_idx" ON "note_segment" USING btree ("deleted_at") WHERE "note_segment"."deleted_at" is not null;