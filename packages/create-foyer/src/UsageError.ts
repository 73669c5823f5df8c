/** Reports a mistake in the command, which needs no stack. */
export class UsageError extends Error {
  override name = 'UsageError'
}
