/** Measured first and not counted, so that loading the engine is nobody's cost. */
export const WARM_UP = new URL('../../packages/vision/src/fixtures/form.png', import.meta.url);
