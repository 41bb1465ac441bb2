import type { WidgetShape } from '../../../ctl/shapes.ts';
import type { Widget } from '../gui/gui-api.ts';
import { stackShape } from './stack-shape.ts';

/** A widget as replies show it. */
export function widgetShape(widget: Widget): WidgetShape {
  const { stack, local, ...rest } = widget;
  return { ...rest, ...(local === true && { local }), ...(stack !== undefined && { stack: stackShape(stack) }) };
}
