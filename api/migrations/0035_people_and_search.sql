-- Pieces by which a folded text is found: any three letters on end, and how its words begin. `api/src/text/search.ts` asks for them.
CREATE FUNCTION search_grams(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array(
		SELECT substr(folded, n, 3) FROM generate_series(1, length(folded) - 2) n
		UNION
		SELECT '^' || left(word, size) FROM unnest(string_to_array(folded, ' ')) word, generate_series(1, 2) size)
$$;
--> statement-breakpoint
CREATE TABLE "page_visit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_public_section" (
	"company_id" uuid NOT NULL,
	"section" text NOT NULL,
	CONSTRAINT "company_public_section_company_id_section_pk" PRIMARY KEY("company_id","section")
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "one_line" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "headline" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "links" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shows_advised" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shows_events" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "page_visit" ADD CONSTRAINT "page_visit_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_public_section" ADD CONSTRAINT "company_public_section_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "page_visit_day_idx" ON "page_visit" USING btree ("user_id","kind","subject_id","day");--> statement-breakpoint
CREATE INDEX "page_visit_subject_idx" ON "page_visit" USING btree ("kind","subject_id","day");--> statement-breakpoint
CREATE INDEX "page_visit_old_idx" ON "page_visit" USING btree ("day");--> statement-breakpoint
CREATE INDEX "company_search_idx" ON "company" USING gin (search_grams("search_text"));--> statement-breakpoint
CREATE INDEX "company_unfolded_idx" ON "company" USING btree ("id") WHERE "company"."search_text" is null;--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin (search_grams("search_text"));--> statement-breakpoint
CREATE INDEX "users_unfolded_idx" ON "users" USING btree ("id") WHERE "users"."search_text" is null and "users"."kind" = 'member';--> statement-breakpoint
CREATE INDEX "post_search_idx" ON "post" USING gin (search_grams("search_text"));--> statement-breakpoint
CREATE INDEX "post_unfolded_idx" ON "post" USING btree ("id") WHERE "post"."search_text" is null;