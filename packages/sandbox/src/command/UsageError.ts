/** Says in a sentence what the user can change. The command prints it without a stack. */
export class UsageError extends Error {}
