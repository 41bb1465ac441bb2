import { parseSync } from 'oxc-parser';

/** One import in a source text. `specifier` is null when it is computed. */
export interface FoundImport {
  readonly form: 'static' | 'export' | 'dynamic' | 'type' | 'require' | 'url';
  readonly specifier: string | null;
}

type Node = { readonly type?: string } & Record<string, unknown>;

function literal(node: unknown): string | null {
  const value = (node as { value?: unknown } | null | undefined)?.value;
  return typeof value === 'string' ? value : null;
}

function isImportMetaUrl(node: unknown): boolean {
  const member = node as { type?: string; object?: Node; property?: { name?: string } } | undefined;
  return member?.type === 'MemberExpression' && member.object?.type === 'MetaProperty' && member.property?.name === 'url';
}

/** Every way in which one file can name another: also type-only, computed, `require` and `new URL(…, import.meta.url)`. */
export function importsOf(file: string, text: string): FoundImport[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const found: FoundImport[] = [];
  const visit = (node: Node): void => {
    switch (node.type) {
      case 'ImportDeclaration':
        found.push({ form: 'static', specifier: literal(node.source) });
        break;
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        if (node.source) found.push({ form: 'export', specifier: literal(node.source) });
        break;
      case 'ImportExpression':
        found.push({ form: 'dynamic', specifier: literal(node.source) });
        break;
      case 'TSImportType':
        found.push({ form: 'type', specifier: literal(node.source ?? node.argument) });
        break;
      case 'TSExternalModuleReference':
        found.push({ form: 'require', specifier: literal(node.expression) });
        break;
      case 'CallExpression':
        if ((node.callee as { name?: string }).name === 'require')
          found.push({ form: 'require', specifier: literal((node.arguments as unknown[])[0]) });
        break;
      case 'NewExpression': {
        const [path, base] = node.arguments as unknown[];
        if ((node.callee as { name?: string }).name === 'URL' && isImportMetaUrl(base))
          found.push({ form: 'url', specifier: literal(path) });
        break;
      }
      default:
    }
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) for (const item of value) if (item !== null && typeof item === 'object') visit(item as Node);
      if (value !== null && typeof value === 'object' && !Array.isArray(value)) visit(value as Node);
    }
  };
  visit(program as unknown as Node);
  return found;
}
