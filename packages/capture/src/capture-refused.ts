/** A page that was not captured, with a reason meant for whoever named it, as the rest of a sentence. Any other error is ours. */
export class CaptureRefused extends Error {}
