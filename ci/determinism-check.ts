import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from './tracked-files.ts';

/**
 * What a picture or a world digest must never depend on. Only + - * / sqrt, floor, ceil, round, trunc, abs, min, max, imul, clz32,
 * fround and sign are exactly specified in Math (ECMA-262, 21.3.2: the others are implementation-approximated).
 */
const refused: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /\bMath\s*\.\s*random\b/, why: 'randomness' },
  {
    pattern:
      /\bMath\s*\.\s*(sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|asinh|acosh|atanh|exp|expm1|log|log2|log10|log1p|pow|cbrt|hypot)\b/,
    why: 'inexact maths',
  },
  { pattern: /\bMath\s*\[/, why: 'computed access to Math' },
  { pattern: /\bDate\s*\.\s*(now|parse|UTC)\b|\bnew\s+Date\b/, why: 'a clock' },
  { pattern: /\bperformance\s*\.\s*(now|timeOrigin)\b|\bprocess\s*\.\s*(hrtime|uptime)\b/, why: 'a clock' },
  { pattern: /\bset(Timeout|Interval)\s*\(/, why: 'a timer' },
  { pattern: /\bIntl\s*\.|\.toLocale(String|DateString|TimeString|UpperCase|LowerCase)\b|\.localeCompare\b/, why: 'a locale' },
  { pattern: /\bgetRandomValues\b|\brandomBytes\b|\brandomUUID\b/, why: 'randomness' },
];

/** Exceptions are rows: a file, the reason its finding cannot reach a picture or a digest. */
export interface Exemption {
  readonly file: string;
  readonly why: string;
  readonly reason: string;
}

/** Comments and strings blanked, so that a word in prose is no finding. Regular expression literals stay: they contain no call. */
function codeOnly(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, (match) => match.replace(/[^\n]/g, ' '));
}

/** Findings in one source text, `file:line: why`. */
export function determinismFaults(file: string, text: string): string[] {
  const faults: string[] = [];
  codeOnly(text)
    .split('\n')
    .forEach((line, index) => {
      for (const { pattern, why } of refused)
        if (pattern.test(line)) faults.push(`${file}:${index + 1}: ${why}: ${line.trim().slice(0, 80)}`);
    });
  return faults;
}

/**
 * Every file that ends up in a bundle of the given entry points, libraries included, with its findings.
 * The bundler decides what is loaded, so nothing that the game really runs is missed and nothing else is judged.
 */
export async function loadedFaults(
  entryPoints: readonly string[],
  exemptions: readonly Exemption[],
): Promise<{ files: string[]; faults: string[] }> {
  const { metafile } = await build({
    absWorkingDir: repositoryRoot,
    entryPoints: [...entryPoints],
    bundle: true,
    write: false,
    outdir: 'unused',
    metafile: true,
    format: 'esm',
    platform: 'node',
    treeShaking: true,
    logLevel: 'silent',
  });
  // Only inputs of which at least a byte survived tree shaking are loaded.
  const files = [
    ...new Set(
      Object.values(metafile.outputs).flatMap((output) =>
        Object.entries(output.inputs)
          .filter(([, input]) => input.bytesInOutput > 0)
          .map(([file]) => file),
      ),
    ),
  ].sort();
  const faults = files
    .filter((file) => /\.(ts|mts|js|mjs|cjs)$/.test(file))
    .flatMap((file) =>
      determinismFaults(file, readFileSync(join(repositoryRoot, file), 'utf8')).filter(
        (fault) => !exemptions.some((e) => e.file === file && fault.includes(`: ${e.why}:`)),
      ),
    );
  return { files, faults };
}
