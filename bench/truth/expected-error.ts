/** Something that a person can mend: its message is one line that says what, and is printed without a trace. */
export class ExpectedError extends Error {}

/** The command line asks for something that there is not. */
export class UsageError extends ExpectedError {}
