CREATE TABLE "post_count" (
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"post_type" text NOT NULL,
	"is_hidden" boolean NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_count_key" UNIQUE NULLS NOT DISTINCT("user_id","company_id","post_type","is_hidden")
);
--> statement-breakpoint
ALTER TABLE "post_count" ADD CONSTRAINT "post_count_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_count" ADD CONSTRAINT "post_count_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "post_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND NOT OLD."is_company_post" AND OLD."deleted_at" IS NULL THEN
		UPDATE "post_count" n SET "total" = n."total" - 1
		WHERE n."user_id" = OLD."user_id" AND n."company_id" IS NOT DISTINCT FROM OLD."company_id" AND n."post_type" = OLD."post_type"
			AND n."is_hidden" = (OLD."hidden_at" IS NOT NULL);
	END IF;
	IF TG_OP <> 'DELETE' AND NOT NEW."is_company_post" AND NEW."deleted_at" IS NULL THEN
		INSERT INTO "post_count" AS n ("user_id", "company_id", "post_type", "is_hidden", "total")
		VALUES (NEW."user_id", NEW."company_id", NEW."post_type", NEW."hidden_at" IS NOT NULL, 1)
		ON CONFLICT ("user_id", "company_id", "post_type", "is_hidden") DO UPDATE SET "total" = n."total" + 1;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "post_counted" AFTER INSERT OR DELETE ON "post" FOR EACH ROW EXECUTE FUNCTION "post_counted"();--> statement-breakpoint
CREATE TRIGGER "post_counted_anew" AFTER UPDATE OF "company_id", "post_type", "deleted_at", "hidden_at" ON "post" FOR EACH ROW
WHEN ((OLD."company_id", OLD."post_type", OLD."deleted_at" IS NULL, OLD."hidden_at" IS NULL)
	IS DISTINCT FROM (NEW."company_id", NEW."post_type", NEW."deleted_at" IS NULL, NEW."hidden_at" IS NULL)) EXECUTE FUNCTION "post_counted"();--> statement-breakpoint
INSERT INTO "post_count" ("user_id", "company_id", "post_type", "is_hidden", "total")
SELECT p."user_id", p."company_id", p."post_type", p."hidden_at" IS NOT NULL, count(*)
FROM "post" p
WHERE NOT p."is_company_post" AND p."deleted_at" IS NULL
GROUP BY 1, 2, 3, 4;
