import { test } from '@playwright/test';
import { expect } from 'horizon-rig/playwright';

test.beforeEach(async ({ page }) => {
  await page.goto(new URL('card.html', import.meta.url).href);
});

// The time is another one in every run, so it is not compared, and the report says why. Both projects use this name, each with a golden
// of its own: the project is part of the key.
test('the card is in the middle of the page', async ({ page }) => {
  await expect(page).toMatchGolden('card-on-page', { masks: [{ area: page.locator('#now'), reason: 'the time of the run' }] });
});

test('the bar is filled to sixty of a hundred', async ({ page }) => {
  await expect(page.locator('.bar')).toMatchGolden('card-bar');
});
