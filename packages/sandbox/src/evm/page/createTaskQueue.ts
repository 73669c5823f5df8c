export type TaskQueue = ReturnType<typeof createTaskQueue>

// Runs tasks one after the other; a failure does not stop the next.
export function createTaskQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const own = last.then(task, task)
    last = own.catch(() => {})
    return own
  }
}
