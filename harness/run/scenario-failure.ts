/** A scenario's expectation that did not hold: one sentence. */
export class ScenarioFailure extends Error {
  override readonly name = 'ScenarioFailure';
}

/** A scenario that cannot run here; the reason is shown beside it. */
export class ScenarioSkip extends Error {
  override readonly name = 'ScenarioSkip';
}
