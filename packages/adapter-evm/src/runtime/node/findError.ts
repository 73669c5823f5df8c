const MAX_CAUSES = 20

/** Finds an error in a chain of causes. `instanceof` would fail if the app has another copy of viem. */
export function findError(error: unknown, test: (each: object) => boolean): object | undefined {
  let each = error
  for (let depth = 0; depth < MAX_CAUSES && typeof each === 'object' && each !== null; depth += 1) {
    if (test(each)) return each
    each = 'cause' in each ? each.cause : undefined
  }
  return undefined
}

export const findNamedError = (error: unknown, ...names: readonly string[]) =>
  findError(error, (each) => 'name' in each && typeof each.name === 'string' && names.includes(each.name))

export function getHttpStatus(failed: object): number | undefined {
  return 'status' in failed && typeof failed.status === 'number' ? failed.status : undefined
}

export function getShortMessage(error: unknown): string | undefined {
  const result = findError(error, (each) => 'shortMessage' in each)
  return result && 'shortMessage' in result && typeof result.shortMessage === 'string' ? result.shortMessage : undefined
}

/** Creates a handler that returns undefined for the named error and rethrows all others. */
export const ignoreNamedError = (name: string) => (cause: unknown) => {
  if (!findNamedError(cause, name)) throw cause
  return undefined
}
