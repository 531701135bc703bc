/** What the program of `@heartwood/remote-tools` says that it can do. */
export const usage = `heartwood-remote create NAME             a remote's whole repository, in the empty folder that it is said in
heartwood-remote dev [--shell ORIGIN]    the remote alone on the fake shell, in step with every edit, and for the override of a shell
                                         on this machine or of that origin
heartwood-remote gallery                 every control of shared-ui in every state
heartwood-remote codegen [--check]       types and documents of src/**/*.graphql, from @heartwood/schema
heartwood-remote test [jest's own …]     its tests
heartwood-remote build                   dist: everything a deployment wants of it
heartwood-remote publish [--from FOLDER] [--canary PERCENT | --preview | --branch BRANCH] [--untested REASON]
heartwood-remote follow | end-branch --branch BRANCH
heartwood-remote list | promote | end-canary | rollback | withdraw | deprecate | prune
publish and what follows take --to https://heartwood.example --token-env VARIABLE [--by PERSON] [--commit COMMIT] [--reason WORDS]
[--version VERSION] [--until 2026-12-31]; publish signs with --key-env VARIABLE.`;
