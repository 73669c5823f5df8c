const GRACE_MS = 1_500

/** Settles promises; once one has a value, the others have `graceMs` left, and count as undefined afterwards. */
export async function settleTogether<T>(
  all: readonly Promise<T | undefined>[],
  graceMs = GRACE_MS,
): Promise<PromiseSettledResult<T | undefined>[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    for (const each of all) {
      each.then(
        (value) => {
          if (value !== undefined) timer ??= setTimeout(resolve, graceMs, undefined)
        },
        () => {},
      )
    }
  })
  const results = await Promise.allSettled(all.map((each) => Promise.race([each, late])))
  clearTimeout(timer)
  return results
}
