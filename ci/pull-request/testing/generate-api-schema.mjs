/**
 * Writes api-schema.generated.json beside this file: what GitHub publishes of the calls that we make, without prose. The package that
 * carries it weighs 400 MB, so it is no dependency: install it outside the checkout, run this, commit the result.
 *
 *   npm install --prefix /tmp/openapi @octokit/openapi@23.0.2
 *   node ci/pull-request/testing/generate-api-schema.mjs /tmp/openapi
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const calls = [
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}'],
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['post', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['patch', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['delete', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['get', '/repos/{owner}/{repo}/commits/{ref}/check-runs'],
  ['post', '/repos/{owner}/{repo}/check-runs'],
  ['get', '/repos/{owner}/{repo}/git/ref/{ref}'],
  ['post', '/repos/{owner}/{repo}/git/refs'],
  ['patch', '/repos/{owner}/{repo}/git/refs/{ref}'],
  ['delete', '/repos/{owner}/{repo}/git/refs/{ref}'],
  ['get', '/repos/{owner}/{repo}/git/commits/{commit_sha}'],
  ['post', '/repos/{owner}/{repo}/git/commits'],
  ['get', '/repos/{owner}/{repo}/git/trees/{tree_sha}'],
  ['post', '/repos/{owner}/{repo}/git/trees'],
  ['post', '/repos/{owner}/{repo}/git/blobs'],
];

const packageFolder = process.argv[2] && join(resolve(process.argv[2]), 'node_modules/@octokit/openapi');
if (packageFolder === undefined || !existsSync(packageFolder)) {
  console.error('generate-api-schema: name the folder that @octokit/openapi was installed into with npm install --prefix FOLDER.');
  process.exit(2);
}
const api = JSON.parse(readFileSync(join(packageFolder, 'generated/api.github.com.json'), 'utf8'));
const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));

/** Words of prose; a property may have the same name, and is a schema then. */
const prose = new Set(['description', 'title', 'summary', 'example', 'examples', 'deprecated', 'externalDocs']);
const isProse = (key, value) =>
  key.startsWith('x-') || (prose.has(key) && (key === 'examples' || typeof value !== 'object' || value === null));
function bare(node) {
  if (Array.isArray(node)) return node.map(bare);
  if (node === null || typeof node !== 'object') return node;
  const kept = Object.entries(node).filter(([key, value]) => !isProse(key, value));
  return Object.fromEntries(kept.map(([key, value]) => [key, key === '$ref' ? value.replace('#/', 'api#/') : bare(value)]));
}

const found = (ref) =>
  ref
    .slice(2)
    .split('/')
    .reduce((node, key) => node[key], api);
const whole = (node) => (node.$ref === undefined ? node : found(node.$ref));
const schemas = {};
function follow(node) {
  if (Array.isArray(node)) for (const entry of node) follow(entry);
  else if (node !== null && typeof node === 'object') {
    const name = typeof node.$ref === 'string' ? /^api#\/components\/schemas\/(.+)$/.exec(node.$ref)?.[1] : undefined;
    if (name !== undefined && !(name in schemas)) {
      schemas[name] = null;
      schemas[name] = bare(api.components.schemas[name]);
      follow(schemas[name]);
    }
    for (const value of Object.values(node)) follow(value);
  }
}

const operations = Object.fromEntries(
  calls.map(([method, path]) => {
    const { parameters, requestBody, responses } = api.paths[path][method];
    const answers = Object.entries(responses).map(([status, response]) => [
      status,
      whole(response).content?.['application/json']?.schema ?? null,
    ]);
    const operation = {
      parameters: parameters
        .map(whole)
        .map(({ name, in: where, required, schema }) => ({ name, in: where, required: required === true, schema: bare(schema) })),
      body: requestBody === undefined ? null : bare(requestBody.content['application/json'].schema),
      responses: Object.fromEntries(answers.map(([status, schema]) => [status, bare(schema)])),
    };
    follow(operation);
    return [`${method.toUpperCase()} ${path}`, operation];
  }),
);

const out = join(dirname(fileURLToPath(import.meta.url)), 'api-schema.generated.json');
const text = JSON.stringify({ source: `@octokit/openapi ${version}`, operations, components: { schemas } }, null, 1);
writeFileSync(`${out}.new`, `${text}\n`);
renameSync(`${out}.new`, out);
console.log(`${Object.keys(operations).length} calls, ${Object.keys(schemas).length} schemas, ${text.length} bytes`);
