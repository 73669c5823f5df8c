import { RefusedRequestError } from './RefusedRequestError'

export async function runWithTimeout<Result>(
  timeoutMs: number,
  clientSignal: AbortSignal,
  action: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const leave = () => controller.abort(clientSignal.reason)
  const timer = setTimeout(
    () => controller.abort(new RefusedRequestError(503, 'This took too long. Try again.')),
    timeoutMs,
  )
  clientSignal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([
      action(controller.signal),
      new Promise<never>((_, reject) =>
        controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true }),
      ),
    ])
  } finally {
    clearTimeout(timer)
    clientSignal.removeEventListener('abort', leave)
  }
}
