import { describe, expect, test } from 'vitest';
import { envelope } from '../testing/raw-mcp.ts';
import { routeMessage } from './route-message.ts';

const request = (method: string, params?: unknown) => ({ jsonrpc: '2.0', id: 1, method, params });
const modern = envelope();
const version = 'io.modelcontextprotocol/protocolVersion';
const capabilities = 'io.modelcontextprotocol/clientCapabilities';

describe('a message of a client', () => {
  test.each([
    ['with the stateless envelope', request('tools/list', modern), { to: 'modern' }],
    ['without one', request('tools/list'), { to: 'legacy' }],
    ['with other metadata alone', request('tools/list', { _meta: { progressToken: 0 } }), { to: 'legacy' }],
    ['that opens the handshake', request('initialize', { protocolVersion: '2025-06-18' }), { to: 'legacy' }],
    ['that cancels', { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } }, { to: 'request', id: 7 }],
    ['that answers a question', { jsonrpc: '2.0', id: 4, result: {} }, { to: 'legacy' }],
  ])('%s goes where it belongs', (_, message, route) => {
    expect(routeMessage(message)).toEqual(route);
  });

  test.each([
    ['a version that is not served', request('tools/list', { _meta: { [version]: '2099-01-01', [capabilities]: {} } }), -32022],
    ['a version that is no text', request('tools/list', { _meta: { [version]: 7, [capabilities]: {} } }), -32602],
    ['no capabilities', request('tools/list', { _meta: { [version]: '2026-07-28' } }), -32602],
    ['capabilities that are a list', request('tools/list', { _meta: { [version]: '2026-07-28', [capabilities]: [] } }), -32602],
    ['capabilities without a version', request('tools/list', { _meta: { [capabilities]: {} } }), -32602],
    ['a probe without an envelope', request('server/discover'), -32602],
    ['a list', [request('tools/list')], -32600],
    ['another JSON-RPC', { id: 1, method: 'ping' }, -32600],
    ['no method and no result', { jsonrpc: '2.0', id: 1 }, -32600],
    ['an id that is a fraction', { jsonrpc: '2.0', id: 1.5, method: 'ping' }, -32600],
    ['params that are a text', request('ping', 'x'), -32600],
    ['a cancellation of nothing', { jsonrpc: '2.0', method: 'notifications/cancelled' }, -32602],
    ['null', null, -32600],
    ['a number', 5, -32600],
  ])('with %s is refused', (_, message, code) => {
    expect(routeMessage(message)).toMatchObject({ to: 'nobody', error: { code } });
  });

  test('of an unserved version hears which are served', () => {
    const route = routeMessage(request('tools/list', { _meta: { [version]: '2099-01-01', [capabilities]: {} } }));
    expect(route).toMatchObject({ error: { data: { supported: ['2026-07-28', '2025-06-18'], requested: '2099-01-01' } } });
  });
});
