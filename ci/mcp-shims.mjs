// What stands in the bundles for the MCP SDK's own choice under Node (@modelcontextprotocol/server/_shims): the SDK's validator without
// generated code. Ajv is a third of the server's code and a tenth of its start, and all that is validated here is the player's yes or no.
export { default as process } from 'node:process';
export { CfWorkerJsonSchemaValidator as DefaultJsonSchemaValidator } from '@modelcontextprotocol/server/validators/cf-worker';
