import { describe, expect, it } from 'vitest';
import { createGui } from '../gui.ts';
import type { GuiApi } from '../gui-api.ts';
import { click, clickAt, press, widget } from '../testing/drive.ts';
import { type PlainHost, plainHost } from '../testing/plain-host.ts';
import { ageText } from './ai-agent-screen.ts';

const labels = (gui: GuiApi): string[] => gui.frame().widgets.map(({ label }) => label);

function opened(screen: 'horizon' | 'agent', agents: Partial<PlainHost['agents']> = {}): { host: PlainHost; gui: GuiApi } {
  const host = plainHost();
  host.agents = { ...host.agents, ...agents };
  return { host, gui: createGui(host, { screen }) };
}

describe('Horizon Settings', () => {
  it('lead to the AI agent’s page and back', () => {
    const { gui } = opened('horizon');
    expect(labels(gui)).toEqual(['No AI: OFF', 'AI Agent...', 'Done']);
    click(gui, 'ai-agent');
    expect(gui.screen).toBe('agent');
    press(gui, 'escape');
    expect(gui.screen).toBe('horizon');
    click(gui, 'done');
    expect(gui.screen).toBe('options');
  });

  it('hide the AI agent while No AI is on', () => {
    expect(labels(opened('horizon', { noAi: true }).gui)).toEqual(['No AI: ON', 'Done']);
  });

  it.each([false, true])('turn No AI from %s by click, by key and by pixel', (noAi) => {
    const { host, gui } = opened('horizon', { noAi });
    click(gui, 'no-ai');
    press(gui, 'tab', 'enter');
    const [x, y] = widget(gui, 'no-ai').bounds;
    clickAt(gui, x + 1, y + 1);
    expect(host.asked).toEqual(Array(3).fill(['setNoAi', !noAi]));
  });
});

describe('the AI agent’s page', () => {
  it('tells that it is closed, and has nothing to copy then', () => {
    const { gui, host } = opened('agent');
    const lines = ['Client: none connected', 'Last Command: none yet', 'Socket: closed'];
    expect(labels(gui)).toEqual(['Agent Control: OFF', 'Copy Connection Details', ...lines, 'Done']);
    expect(widget(gui, 'copy-connection-details').enabled).toBe(false);
    click(gui, 'copy-connection-details');
    expect(host.clip).toBe('');
  });

  it('tells who is there by its open socket, and copies how to reach it', () => {
    const { gui, host } = opened('agent', { on: true, socket: '/run/user/1000/horizon-control.sock', clients: 1, lastCommand: 70 });
    const lines = ['Client: connected', 'Last Command: 3 s ago', 'Socket: horizon-control.sock'];
    expect(labels(gui)).toEqual(['Agent Control: ON', 'Copy Connection Details', ...lines, 'Done']);
    expect(widget(gui, 'socket')).toMatchObject({ kind: 'row', enabled: false, value: '/run/user/1000/horizon-control.sock' });
    press(gui, 'tab', 'tab', 'space');
    expect(host.clip).toMatch(/^Socket: /);
  });

  it('tells of another socket that the game was started with', () => {
    const { gui } = opened('agent', { other: '/tmp/c.sock', clients: 2 });
    expect(labels(gui)).toContain('Started With: c.sock');
    expect(labels(gui)).toContain('Client: 2 connected');
    expect(widget(gui, 'copy-connection-details').enabled).toBe(true);
  });

  it.each([false, true])('turns Agent Control from %s by click, by key and by pixel', (on) => {
    const { host, gui } = opened('agent', { on });
    click(gui, 'agent-control');
    press(gui, 'tab', 'enter');
    const [x, y, width, height] = widget(gui, 'agent-control').bounds;
    clickAt(gui, x + width - 1, y + height - 1);
    expect(host.asked).toEqual(Array(3).fill(['setAgentControl', !on]));
  });

  it('shows nothing of it once No AI is on', () => {
    expect(labels(opened('agent', { noAi: true }).gui)).toEqual(['Done']);
  });

  it.each([
    [0, 'just now'],
    [19, 'just now'],
    [20, '1 s ago'],
    [1199, '59 s ago'],
    [1200, '1 min ago'],
    [71_999, '59 min ago'],
    [72_000, '1 h ago'],
  ])('says of %i ticks: %s', (ticks, text) => {
    expect(ageText(ticks)).toBe(text);
  });
});
