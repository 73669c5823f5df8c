/** How many causes are looked at: who throws them may make a circle. */
const MAX_CAUSES = 20

/**
 * Finds the first error of a chain of causes that passes a test. Errors of viem and wagmi are known by their `name`: a
 * class is another one in a second copy of the library, which a page may have.
 */
export function findError(error: unknown, test: (each: object) => boolean): object | undefined {
  let each = error
  for (let depth = 0; depth < MAX_CAUSES && typeof each === 'object' && each !== null; depth += 1) {
    if (test(each)) return each
    each = 'cause' in each ? each.cause : undefined
  }
  return undefined
}

/** Finds the first error of a chain of causes that has one of the names. */
export const findNamed = (error: unknown, ...names: readonly string[]) =>
  findError(error, (each) => 'name' in each && typeof each.name === 'string' && names.includes(each.name))

/** Reads the HTTP status of an answer that a node refused with. Undefined where nothing answered. */
export function statusOf(failed: object): number | undefined {
  return 'status' in failed && typeof failed.status === 'number' ? failed.status : undefined
}

/** Reads the one sentence that viem has for an error, without the request and the version that its message adds. */
export function shortMessageOf(error: unknown): string | undefined {
  const found = findError(error, (each) => 'shortMessage' in each)
  return found && 'shortMessage' in found && typeof found.shortMessage === 'string' ? found.shortMessage : undefined
}

/** Turns an error with the name into `undefined`, for `catch`, and throws all others again. */
export const unless = (name: string) => (cause: unknown) => {
  if (!findNamed(cause, name)) throw cause
  return undefined
}
