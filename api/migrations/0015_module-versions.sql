CREATE TABLE "component_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "component_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"key" text NOT NULL,
	"text" jsonb,
	"assumption" text,
	"rows" jsonb NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"is_sealed" boolean DEFAULT false NOT NULL,
	"by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_presence" (
	"user_id" uuid NOT NULL,
	"tab" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "place_presence_user_id_tab_pk" PRIMARY KEY("user_id","tab")
);
--> statement-breakpoint
ALTER TABLE "component_version" ADD CONSTRAINT "component_version_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component_version" ADD CONSTRAINT "component_version_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_presence" ADD CONSTRAINT "place_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "component_version_module_idx" ON "component_version" USING btree ("company_id","key","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "component_version_at_idx" ON "component_version" USING btree ("at");--> statement-breakpoint
CREATE INDEX "place_presence_subject_idx" ON "place_presence" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "place_presence_expires_idx" ON "place_presence" USING btree ("expires_at");--> statement-breakpoint
INSERT INTO "component_version" ("company_id", "key", "text", "assumption", "rows", "is_sealed", "by", "started_at", "at")
SELECT k.company_id, k.key, g.description, g.assumption, json_build_object(
  'items', coalesce((SELECT json_agg(json_build_object('id', i.id, 'label', i.label, 'description', i.description, 'position', i.position) ORDER BY i.position, i.id)
    FROM foundation_item i WHERE i.company_id = k.company_id AND i.key = k.key AND NOT i.is_deleted), '[]'),
  'sdgs', coalesce((SELECT json_agg(json_build_object('sdgId', s.sdg_id, 'contribution', s.contribution, 'evaluation', s.evaluation) ORDER BY s.sdg_id)
    FROM company_sdg s WHERE k.key = 'sdgs' AND s.company_id = k.company_id AND NOT s.is_deleted), '[]'),
  'skills', coalesce((SELECT json_agg(json_build_object('id', c.id, 'name', s.name) ORDER BY lower(s.name))
    FROM company_skill c JOIN skill s ON s.id = c.skill_id WHERE k.key = 'skills' AND c.company_id = k.company_id AND NOT c.is_deleted), '[]')),
  true, g.updated_by, coalesce(g.updated_at, now()), coalesce(g.updated_at, now())
FROM (SELECT company_id, key FROM growth_component WHERE description IS NOT NULL OR assumption IS NOT NULL
  UNION SELECT company_id, key FROM foundation_item WHERE NOT is_deleted
  UNION SELECT company_id, 'sdgs' FROM company_sdg WHERE NOT is_deleted
  UNION SELECT company_id, 'skills' FROM company_skill WHERE NOT is_deleted) k
LEFT JOIN growth_component g ON g.company_id = k.company_id AND g.key = k.key;
--> statement-breakpoint
INSERT INTO "activity_log" ("company_id", "component", "type", "data", "user_id", "created_at")
SELECT company_id, key, 'FIRST_VERSION', json_build_object('version', id), by, at FROM component_version ORDER BY at;
