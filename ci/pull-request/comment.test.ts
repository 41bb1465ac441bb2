import { describe, expect, test } from 'vitest';
import { annotationsOf, mostAnnotations } from './annotations.ts';
import { type CommentContext, commentMarkdown, commentMarker, mostCommentBytes } from './comment.ts';
import { commentLimits, mostCrops, summaryLimits } from './findings.ts';
import { findingsOf } from './findings-of.ts';
import { jobSummary, mostSummaryBytes } from './job-summary.ts';
import { byteLength } from './safe-markdown.ts';
import { exampleCases } from './testing/example-cases.ts';
import { workflowCommand } from './workflow-command.ts';

const headSha = '0123456789abcdef0123456789abcdef01234567';
const context = (hosted: boolean): CommentContext => ({
  name: 'horizon-rig',
  headSha,
  reportUrl: 'https://github.com/somebody/game/actions/runs/77/artifacts/5',
  pictureUrl: (file) => (hosted ? `https://github.com/somebody/game/raw/horizon-rig-pictures/pr-12/${file}` : null),
});
const sourceOf = (name: string, kind: 'shot' | 'scenario'): string =>
  kind === 'shot' ? `scenarios/shots/${name}.ts` : `scenarios/${name}.ts`;

describe.each(Object.entries(exampleCases))('the case %s', (name, { runs, crops = [], hosted = true }) => {
  const findings = findingsOf(runs, commentLimits, name === 'hostile-names' ? () => null : sourceOf, crops);
  const markdown = commentMarkdown(findings, context(hosted));

  test('has the comment that is kept', async () => {
    // Written anew by: npx vitest run ci/pull-request/comment.test.ts -u
    await expect(markdown).toMatchFileSnapshot(`testing/comments/${name}.md`);
  });

  test('keeps within what GitHub takes', () => {
    expect(byteLength(markdown)).toBeLessThanOrEqual(mostCommentBytes);
    expect(markdown.startsWith(`${commentMarker('horizon-rig')}\n`)).toBe(true);
    expect(markdown.match(/<img /g)?.length ?? 0).toBeLessThanOrEqual(mostCrops);
    expect(annotationsOf(findings).length).toBeLessThanOrEqual(mostAnnotations);
    const summary = jobSummary(findingsOf(runs, summaryLimits, sourceOf), null);
    expect(byteLength(summary)).toBeLessThanOrEqual(mostSummaryBytes);
  });

  test('has annotations that are one command a line', () => {
    for (const annotation of annotationsOf(findings)) {
      expect(annotation.title.length).toBeLessThanOrEqual(255);
      expect(workflowCommand(annotation)).toMatch(/^::(error|warning|notice) [^\n\r]*$/);
      expect(workflowCommand(annotation)).not.toContain('##[');
    }
  });
});
