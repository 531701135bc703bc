/** What the program of `@heartwood/remote-tools` says that it can do. */
export const usage = `heartwood-remote dev                     the remote alone on the fake shell, loading again on every change
heartwood-remote codegen [--check]       types and documents of src/**/*.graphql, from @heartwood/schema
heartwood-remote test [jest's own …]     its tests
heartwood-remote build                   dist: everything a deployment wants of it
heartwood-remote publish [--from FOLDER] [--canary PERCENT | --preview] [--untested REASON]
heartwood-remote list | promote | end-canary | rollback | withdraw | deprecate | prune
publish and what follows take --to https://heartwood.example --token-env VARIABLE [--by PERSON] [--commit COMMIT] [--reason WORDS]
[--version VERSION] [--until 2026-12-31]; publish signs with --key-env VARIABLE.`;
