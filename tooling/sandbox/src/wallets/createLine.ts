export type Line = ReturnType<typeof createLine>

/** Runs one task after the other; one that fails does not stop the next. */
export function createLine() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const own = last.then(task, task)
    last = own.catch(() => {})
    return own
  }
}
