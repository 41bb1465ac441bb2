import { approvalSchema } from '../approval-file.ts';
import { approvalItemOf } from '../approval-item.ts';
import { sizeOf } from './change-html.ts';
import { type Html, html } from './html.ts';
import type { ListedChange } from './listed-changes.ts';

/**
 * What the page needs for a review, as JSON in the page: the changes, their results by address, and of what can be approved what was seen,
 * in the form of an approval file. `page/review-data.ts` reads it.
 */
export function reviewData(changes: readonly ListedChange[], startedAt: string, from: string): Html {
  const data = {
    schema: approvalSchema,
    run: startedAt,
    from,
    changes: changes.map((change) => ({
      id: change.cluster.id,
      says: change.cluster.says,
      size: sizeOf(change),
      approvable: change.cluster.approvable,
      results: change.members.map(({ id, result }) => ({
        at: id,
        item: change.cluster.approvable && 'frames' in result ? approvalItemOf(result) : null,
      })),
    })),
  };
  // A closing tag in a name must not end the script.
  return html`<script type="application/json" id="review">${{ markup: JSON.stringify(data).replaceAll('<', '\\u003c') }}</script>`;
}
